import type { WebhookCounts, WebhookMessage } from '@tideform/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { getDeliveryStatus, type WebhookEventTables } from './event-tables.ts';

interface WebhookKey {
  readonly teamId: string;
  readonly webhookId: string;
}

type EventRow = Omit<Selectable<WebhookEventTables['webhook_messages']>, 'body'> & { readonly is_kept: boolean };

const isKept = sql<boolean>`body is not null`.as('is_kept');
const columns = [
  ...(['id', 'webhook_id', 'team_id', 'form_id', 'response_id', 'revision', 'trigger_type', 'place'] as const),
  ...(['submission_number', 'state', 'attempts', 'next_at', 'status_code', 'failure', 'made_at', 'tried_at'] as const),
] as const;

const selectEvents = (database: Database, { teamId, webhookId }: WebhookKey) =>
  database
    .withTables<WebhookEventTables>()
    .selectFrom('webhook_messages')
    .where('webhook_id', '=', webhookId)
    .where('team_id', '=', teamId);

const toWebhookMessage = (row: EventRow): WebhookMessage => ({
  id: row.id,
  responseId: row.response_id,
  submissionNumber: row.submission_number,
  triggerType: row.trigger_type,
  ...getDeliveryStatus(row),
  attempts: row.attempts,
  madeAt: row.made_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
  isKept: row.is_kept,
});

/**
 * Loads a page of a webhook's events, newest first.
 * @param before `next` of the previous page: events with a lower sequence number are loaded
 */
export async function loadEvents(
  database: Database,
  webhook: WebhookKey,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<{ readonly messages: WebhookMessage[]; readonly next: number | null }> {
  let query = selectEvents(database, webhook).select([...columns, isKept]);
  if (before !== undefined) query = query.where('place', '<', before);
  const rows = await query
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return { messages: page.map(toWebhookMessage), next: rows.length > limit ? page.at(-1)!.place : null };
}

/** Finds one event of a webhook, with its encrypted body. */
export async function findEvent(database: Database, webhook: WebhookKey, messageId: string) {
  const row = await selectEvents(database, webhook)
    .select([...columns, isKept, 'body'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row && { message: toWebhookMessage(row), formId: row.form_id, sealedBody: row.body };
}

/** Loads the attempts to send a webhook event, newest first. */
export async function loadAttempts(database: Database, messageId: string, limit: number) {
  return await database
    .withTables<WebhookEventTables>()
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Counts webhook events that still have a body, grouped by webhook and status (as in `getDeliveryStatus`). Webhooks
 * without events are omitted.
 */
export async function countEvents(
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
