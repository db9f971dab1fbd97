import type { Webhook } from '@tideform/contract';
import type { Database } from '../database/connect.ts';
import type { WebhookPlace, WebhookRow, WebhookTables } from './webhooks-store.ts';

/** The sealed secrets of a webhook. */
export interface SealedSecrets {
  readonly secret: string | null;
  readonly formerSecret: string | null;
  readonly formerUntil: Date | null;
}

/** Where a webhook is sent to, and what signs it. */
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

/** `undefined`: the team has no such webhook. */
export async function readTarget(
  database: Database,
  { teamId, webhookId }: WebhookPlace,
): Promise<WebhookTarget | undefined> {
  const row = await one(database, webhookId).where('team_id', '=', teamId).executeTakeFirst();
  return row && targetOf(row);
}

/** `undefined`: it was deleted. */
export async function readTargetById(database: Database, webhookId: string): Promise<WebhookTarget | undefined> {
  const row = await one(database, webhookId).executeTakeFirst();
  return row && targetOf(row);
}

const one = (database: Database, webhookId: string) =>
  database
    .withTables<WebhookTables>()
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhookId)
    .where('deleted_at', 'is', null);

const targetOf = (row: WebhookRow): WebhookTarget => ({
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
 * Keeps a new secret of a webhook; the one it had counts until `formerUntil`.
 * @returns whether it had one; `undefined`: the team has no such webhook
 */
export async function keepSecret(
  database: Database,
  { teamId, webhookId }: WebhookPlace,
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
