import { emailPlace } from '../deliveries/emails/emails-store.ts';
import { bodyPlace } from '../deliveries/messages/messages-store.ts';
import { accessPlace, refreshPlace } from '../graph-credentials/sealed-tokens.ts';
import { uploadPlace } from '../shares/end-uploads.ts';
import { codePlace } from '../shares/share-codes.ts';
import { answersPlace } from '../shares/submitted-answers.ts';
import { secretPlace } from '../webhooks/sign-webhook.ts';

/** A column of sealed texts. */
export interface SealedColumn {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  placeOf(id: string): string;
}

/**
 * Every column in which sealed texts are kept for longer than a sign-in takes. What is sealed and handed out (receipts, cursors, steps of a
 * sign-in) ends within the hour.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'graph_credentials', id: 'id', column: 'refresh_token', placeOf: refreshPlace },
  { table: 'graph_credentials', id: 'id', column: 'access_token', placeOf: accessPlace },
  { table: 'webhooks', id: 'id', column: 'secret', placeOf: secretPlace },
  { table: 'webhooks', id: 'id', column: 'former_secret', placeOf: secretPlace },
  { table: 'webhook_messages', id: 'id', column: 'body', placeOf: bodyPlace },
  { table: 'email_messages', id: 'id', column: 'body', placeOf: emailPlace },
  { table: 'form_shares', id: 'id', column: 'sealed_code', placeOf: codePlace },
  { table: 'share_sessions', id: 'id', column: 'sealed_submission', placeOf: answersPlace },
  { table: 'share_uploads', id: 'id', column: 'sealed_url', placeOf: uploadPlace },
  {
    table: 'workspace.one_time_codes',
    id: 'person_id',
    column: 'sealed_secret',
    // As `second-steps/code-app.ts` of the workspace says.
    placeOf: (personId) => `one-time codes of ${personId}`,
  },
];
