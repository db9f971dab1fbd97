import type { WebhookCounts, WebhookMessage } from '@tideform/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { MessageTables } from './message-tables.ts';
import { outcomeOf } from './outcome-of.ts';

interface Place {
  readonly teamId: string;
  readonly webhookId: string;
}

type Row = Omit<Selectable<MessageTables['webhook_messages']>, 'body'> & { readonly is_kept: boolean };

const isKept = sql<boolean>`body is not null`.as('is_kept');
const columns = [
  ...(['id', 'webhook_id', 'team_id', 'form_id', 'response_id', 'revision', 'trigger_type', 'place'] as const),
  ...(['submission_number', 'state', 'attempts', 'next_at', 'status_code', 'failure', 'made_at', 'tried_at'] as const),
] as const;

const ofWebhook = (database: Database, { teamId, webhookId }: Place) =>
  database
    .withTables<MessageTables>()
    .selectFrom('webhook_messages')
    .where('webhook_id', '=', webhookId)
    .where('team_id', '=', teamId);

const messageOf = (row: Row): WebhookMessage => ({
  id: row.id,
  responseId: row.response_id,
  submissionNumber: row.submission_number,
  triggerType: row.trigger_type,
  ...outcomeOf(row),
  attempts: row.attempts,
  madeAt: row.made_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
  isKept: row.is_kept,
});

/** A page of what a webhook was told, the newest first. @param before the place after which the page begins */
export async function readMessages(
  database: Database,
  webhook: Place,
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<{ readonly messages: WebhookMessage[]; readonly next: number | null }> {
  let query = ofWebhook(database, webhook).select([...columns, isKept]);
  if (before !== undefined) query = query.where('place', '<', before);
  const rows = await query
    .orderBy('place', 'desc')
    .limit(most + 1)
    .execute();
  const page = rows.slice(0, most);
  return { messages: page.map(messageOf), next: rows.length > most ? page.at(-1)!.place : null };
}

/** `undefined`: the webhook was never told that. */
export async function readMessage(database: Database, webhook: Place, messageId: string) {
  const row = await ofWebhook(database, webhook)
    .select([...columns, isKept, 'body'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row && { message: messageOf(row), formId: row.form_id, sealedBody: row.body };
}

/** The tries of a message, the newest first. */
export async function readAttempts(database: Database, messageId: string, most: number) {
  return await database
    .withTables<MessageTables>()
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
}

/** How many messages that are kept stand how, as `outcomeOf` says it; a webhook that was told nothing is left out. */
export async function countMessages(
  database: Database,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<WebhookCounts[]> {
  const { rows } = await sql<Omit<WebhookCounts, 'webhookId'> & { readonly webhook_id: string }>`
    select
      webhook_id,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'failed' or (state = 'waiting' and attempts > 0))::int as error,
      count(*) filter (where state = 'waiting' and attempts = 0)::int as waiting
    from webhook_messages
    where body is not null and webhook_id in (
      select id from webhooks where team_id = ${teamId} and form_id = ${formId} and deleted_at is null
    )
    group by webhook_id
  `.execute(database);
  return rows.map(({ webhook_id: webhookId, ...counts }) => ({ webhookId, ...counts }));
}
