import { type Expression, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { MessagesPlace } from './due-store.ts';
import type { MessageTables } from './message-tables.ts';
import { insertMessages, type MessageEvent, type NewMessage } from './messages-store.ts';

const untried = (now: Date) =>
  ({ state: 'waiting', attempts: 0, status_code: null, failure: null, next_at: now }) as const;

/** Has webhooks told of a happening, again where they were: with the body that is still kept. */
export async function tellAgain(
  database: Database,
  event: MessageEvent,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  await insertMessages(database, event, messages, now)
    .onConflict((conflict) =>
      conflict.columns(['webhook_id', 'response_id', 'revision', 'trigger_type']).doUpdateSet(({ fn, ref }) => ({
        ...untried(now),
        made_at: now,
        body: fn.coalesce('webhook_messages.body', ref('excluded.body') as Expression<string | null>),
      })),
    )
    .execute();
}

/** Has messages of a webhook sent again that are still kept. @returns the responses they are of, one for each message */
export async function replay(
  database: Database,
  webhook: { readonly teamId: string; readonly webhookId: string },
  messages: readonly string[] | 'failed',
  now: Date,
): Promise<MessagesPlace[]> {
  let query = database
    .withTables<MessageTables>()
    .updateTable('webhook_messages')
    .set({ ...untried(now) })
    .where('webhook_id', '=', webhook.webhookId)
    .where('team_id', '=', webhook.teamId)
    .where('body', 'is not', null);
  query =
    messages === 'failed'
      ? query.where(sql<boolean>`(state = 'failed' or (state = 'waiting' and attempts > 0))`)
      : query.where('id', 'in', [...messages]);
  const rows = await query.returning(['team_id', 'response_id']).execute();
  return rows.map((row) => ({ teamId: row.team_id, responseId: row.response_id }));
}
