import type { Webhook } from '@tideform/contract';
import type { Generated } from 'kysely';
import type { Database } from '../database/connect.ts';

type WebhookTables = {
  webhooks: {
    id: Generated<string>;
    team_id: string;
    form_id: string;
    name: string;
    url: string;
    type: Webhook['type'];
    environment: Webhook['environment'];
    include_pdf: boolean;
    origin: Webhook['origin'];
    list_id: string | null;
    list_item_id: string | null;
    created_by: string;
    created_at: Date;
    deleted_at: Date | null;
  };
};

/** A webhook as it lies in a team's old list. */
export type ListedWebhook = Omit<Webhook, 'id'> & { readonly listItemId: string };

export interface WebhookFilter {
  readonly formId?: string | undefined;
  readonly type?: Webhook['type'] | undefined;
  readonly environment?: Webhook['environment'] | undefined;
}

/** A team's webhooks in the order in which they were made. */
export async function readWebhooks(database: Database, teamId: string, filter: WebhookFilter): Promise<Webhook[]> {
  let query = database
    .withTables<WebhookTables>()
    .selectFrom('webhooks')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null);
  if (filter.formId !== undefined) query = query.where('form_id', '=', filter.formId);
  if (filter.type !== undefined) query = query.where('type', '=', filter.type);
  if (filter.environment !== undefined) query = query.where('environment', '=', filter.environment);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    formId: row.form_id,
    name: row.name,
    url: row.url,
    type: row.type,
    environment: row.environment,
    includePdf: row.include_pdf,
    origin: row.origin,
  }));
}

/**
 * Takes rows of the old list that were never taken before.
 * @returns how many
 */
export async function takeWebhooks(
  database: Database,
  from: { readonly teamId: string; readonly listId: string; readonly by: string; readonly now: Date },
  webhooks: readonly ListedWebhook[],
): Promise<number> {
  const result = await database
    .withTables<WebhookTables>()
    .insertInto('webhooks')
    .values(
      webhooks.map((webhook) => ({
        team_id: from.teamId,
        form_id: webhook.formId,
        name: webhook.name,
        url: webhook.url,
        type: webhook.type,
        environment: webhook.environment,
        include_pdf: webhook.includePdf,
        origin: webhook.origin,
        list_id: from.listId,
        list_item_id: webhook.listItemId,
        created_by: from.by,
        created_at: from.now,
        deleted_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['team_id', 'list_id', 'list_item_id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

/** @returns how many were there */
export async function removeWebhooks(
  database: Database,
  which: { readonly teamId: string; readonly formId: string; readonly origin: Webhook['origin'] },
  now: Date,
): Promise<number> {
  const result = await database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set({ deleted_at: now })
    .where('team_id', '=', which.teamId)
    .where('form_id', '=', which.formId)
    .where('origin', '=', which.origin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
