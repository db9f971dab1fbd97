import type { Webhook } from '@tideform/contract';
import type { Database } from '../database/connect.ts';
import type { WebhookKey, WebhookRow, WebhookTables } from './webhooks-store.ts';

/** Encrypted secrets of a webhook: the current secret, and the former secret with the end of its validity. */
export interface SealedSecrets {
  readonly secret: string | null;
  readonly formerSecret: string | null;
  readonly formerUntil: Date | null;
}

/** Data needed to send an event to a webhook: URL, format and encrypted secrets. */
export interface WebhookTarget extends SealedSecrets {
  readonly id: string;
  readonly formId: string;
  readonly url: string;
  readonly type: Webhook['type'];
  readonly environment: Webhook['environment'];
  readonly includePdf: boolean;
  readonly format: Webhook['format'];
  readonly language: string;
}

/** Finds a webhook of a team. */
export async function findWebhookTarget(
  database: Database,
  { teamId, webhookId }: WebhookKey,
): Promise<WebhookTarget | undefined> {
  const row = await selectWebhook(database, webhookId).where('team_id', '=', teamId).executeTakeFirst();
  return row && toTarget(row);
}

/** Finds a webhook by ID. @returns `undefined` if the webhook was deleted */
export async function findWebhookTargetById(database: Database, webhookId: string): Promise<WebhookTarget | undefined> {
  const row = await selectWebhook(database, webhookId).executeTakeFirst();
  return row && toTarget(row);
}

const selectWebhook = (database: Database, webhookId: string) =>
  database
    .withTables<WebhookTables>()
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhookId)
    .where('deleted_at', 'is', null);

const toTarget = (row: WebhookRow): WebhookTarget => ({
  id: row.id,
  formId: row.form_id,
  url: row.url,
  type: row.type,
  environment: row.environment,
  includePdf: row.include_pdf,
  format: row.format,
  language: row.language,
  secret: row.secret,
  formerSecret: row.former_secret,
  formerUntil: row.former_until,
});

/**
 * Replaces the secret of a webhook. The former secret stays valid until `formerUntil`.
 * @returns whether the webhook had a secret before; `undefined` if the team doesn't have the webhook
 */
export async function replaceWebhookSecret(
  database: Database,
  { teamId, webhookId }: WebhookKey,
  { sealed, formerUntil }: { readonly sealed: string; readonly formerUntil: Date },
): Promise<boolean | undefined> {
  const row = await database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set(({ ref }) => ({ secret: sealed, former_secret: ref('secret'), former_until: formerUntil }))
    .where('id', '=', webhookId)
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .returning('former_secret')
    .executeTakeFirst();
  return row && row.former_secret !== null;
}
