import { randomUUID } from 'node:crypto';
import type { Webhook } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { messageBody } from '../webhooks/teams/message-body.ts';
import { type TriggerType, webhookPayload, webhookTypes } from '../webhooks/webhook-payload.ts';
import { readWebhooks } from '../webhooks/webhooks-store.ts';
import type { StoredSubmission } from './find-submission.ts';
import { bodyPlace, type NewMessage } from './messages/messages-store.ts';

interface Told {
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly triggerType: TriggerType;
  /** What it is told under, where it was told before. */
  readonly idOf?: (webhookId: string) => string | undefined;
}

/** What each webhook of the form is told of a response, sealed. Without a webhook nothing is read. @throws UnreadableFile */
export async function tellWebhooks(
  { database, secrets, publicUrl }: Pick<ServerContext, 'database' | 'secrets' | 'publicUrl'>,
  stored: StoredSubmission,
  { teamId, formId, tenantId, triggerType, idOf }: Told,
): Promise<NewMessage[]> {
  const all = await readWebhooks(database, teamId, { formId, type: webhookTypes[triggerType] });
  const custom = all.filter(({ origin }) => origin === 'CUSTOM');
  if (custom.length === 0) return [];
  const response = await stored.read();
  const isDraft = response.version < 1;
  const webhooks = custom.filter(({ environment }) => isDraft === (environment === 'preview'));
  const payload = webhookPayload(response, { teamId, tenantId, publicUrl, triggerType, isDraft });
  const pdf = webhooks.some(takesPdf) ? await stored.readPdf(usualPdfBytes) : undefined;
  const { formTitle, schema, submissionNumber = null } = response;
  const telling = webhooks.map(async (webhook) => {
    const id = idOf?.(webhook.id) ?? randomUUID();
    const body = JSON.stringify(await messageBody(webhook, { payload, formTitle, schema, isDraft, pdf }));
    return { id, webhookId: webhook.id, submissionNumber, sealedBody: secrets.seal(body, bodyPlace(id)) };
  });
  return Promise.all(telling);
}

const usualPdfBytes = 10 * 1024 * 1024;

const takesPdf = ({ includePdf, format }: Webhook): boolean => includePdf && format === 'json';
