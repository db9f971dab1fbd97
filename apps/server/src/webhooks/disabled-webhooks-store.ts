import type { Database } from '../database/connect.ts';
import type { WebhookTables } from './webhooks-store.ts';

/** Disabled webhook, with the email address of its creator. */
export interface DisabledWebhook {
  readonly teamId: string;
  readonly formId: string;
  readonly name: string;
  readonly url: string;
  readonly mail: string;
}

/**
 * Claims the email about a disabled webhook, so that it is sent only once.
 * @returns `undefined` if the email was already sent or claimed, or the creator's address is unknown
 */
export async function claimDisabledWebhook(
  database: Database,
  webhookId: string,
  now: Date,
): Promise<DisabledWebhook | undefined> {
  const row = await database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set({ disabled_told_at: now })
    .where('id', '=', webhookId)
    .where('deleted_at', 'is', null)
    .where('maker_mail', 'is not', null)
    .where('disabled_at', 'is not', null)
    .where(({ or, eb, ref }) =>
      or([eb('disabled_told_at', 'is', null), eb('disabled_told_at', '<', ref('disabled_at'))]),
    )
    .returning(['team_id', 'form_id', 'name', 'url', 'maker_mail'])
    .executeTakeFirst();
  if (!row || row.maker_mail === null) return undefined;
  return { teamId: row.team_id, formId: row.form_id, name: row.name, url: row.url, mail: row.maker_mail };
}

/** Releases the claim, because the email was certainly not sent. */
export async function releaseDisabledWebhook(database: Database, webhookId: string): Promise<void> {
  await database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set({ disabled_told_at: null })
    .where('id', '=', webhookId)
    .execute();
}
