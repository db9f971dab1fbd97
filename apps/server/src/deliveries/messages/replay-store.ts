import { type Expression, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { WebhookQueueKey } from './due-events-store.ts';
import type { WebhookEventTables } from './event-tables.ts';
import { buildEventInsert, type EventKey, type NewWebhookEvent } from './events-store.ts';

const createResetValues = (now: Date) =>
  ({ state: 'waiting', attempts: 0, status_code: null, failure: null, next_at: now }) as const;

/**
 * Queues the webhook events of a delivery, including events that were already sent. An event that still has a stored
 * body keeps that body.
 */
export async function requeueEvents(
  database: Database,
  event: EventKey,
  events: readonly NewWebhookEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await buildEventInsert(database, event, events, now)
    .onConflict((conflict) =>
      conflict.columns(['webhook_id', 'response_id', 'revision', 'trigger_type']).doUpdateSet(({ fn, ref }) => ({
        ...createResetValues(now),
        made_at: now,
        body: fn.coalesce('webhook_messages.body', ref('excluded.body') as Expression<string | null>),
      })),
    )
    .execute();
}

/**
 * Queues events of a webhook again if their bodies are still stored.
 * @returns the response of each queued event; a response can occur several times
 */
export async function replayEvents(
  database: Database,
  webhook: { readonly teamId: string; readonly webhookId: string },
  events: readonly string[] | 'failed',
  now: Date,
): Promise<WebhookQueueKey[]> {
  let query = database
    .withTables<WebhookEventTables>()
    .updateTable('webhook_messages')
    .set({ ...createResetValues(now) })
    .where('webhook_id', '=', webhook.webhookId)
    .where('team_id', '=', webhook.teamId)
    .where('body', 'is not', null);
  query =
    events === 'failed'
      ? query.where(sql<boolean>`(state = 'failed' or (state = 'waiting' and attempts > 0))`)
      : query.where('id', 'in', [...events]);
  const rows = await query.returning(['team_id', 'response_id']).execute();
  return rows.map((row) => ({ teamId: row.team_id, responseId: row.response_id }));
}
