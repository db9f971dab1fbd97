import { getEmailSealContext } from '../deliveries/emails/emails-store.ts';
import { getBodySealContext } from '../deliveries/messages/events-store.ts';
import { getAccessSealContext, getRefreshSealContext } from '../graph-credentials/sealed-tokens.ts';
import { getUploadSealContext } from '../shares/cancel-uploads.ts';
import { getCodeSealContext } from '../shares/share-codes.ts';
import { getAnswersSealContext } from '../shares/submitted-answers.ts';
import { getSecretSealContext } from '../webhooks/send-webhook.ts';

/** Database column with encrypted (sealed) values. */
export interface SealedColumn {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  getSealContext(id: string): string;
}

/**
 * All database columns with encrypted values, except short-lived ones. Encrypted texts that clients store (receipts,
 * cursors, sign-in steps) expire within an hour.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'graph_credentials', id: 'id', column: 'refresh_token', getSealContext: getRefreshSealContext },
  { table: 'graph_credentials', id: 'id', column: 'access_token', getSealContext: getAccessSealContext },
  { table: 'webhooks', id: 'id', column: 'secret', getSealContext: getSecretSealContext },
  { table: 'webhooks', id: 'id', column: 'former_secret', getSealContext: getSecretSealContext },
  { table: 'webhook_messages', id: 'id', column: 'body', getSealContext: getBodySealContext },
  { table: 'email_messages', id: 'id', column: 'body', getSealContext: getEmailSealContext },
  { table: 'form_shares', id: 'id', column: 'sealed_code', getSealContext: getCodeSealContext },
  { table: 'share_sessions', id: 'id', column: 'sealed_submission', getSealContext: getAnswersSealContext },
  { table: 'share_uploads', id: 'id', column: 'sealed_url', getSealContext: getUploadSealContext },
  {
    table: 'workspace.one_time_codes',
    id: 'person_id',
    column: 'sealed_secret',
    // Must match the context in the workspace's `two-factor/authenticator.ts`.
    getSealContext: (personId) => `one-time codes of ${personId}`,
  },
];
