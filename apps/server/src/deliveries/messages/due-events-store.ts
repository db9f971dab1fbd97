import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { WebhookTables } from '../../webhooks/webhooks-store.ts';
import { recordStatusChange } from '../pending-statuses-store.ts';
import type { WebhookEventTables } from './event-tables.ts';

/** Webhook event that is due to be sent. */
export interface DueEvent {
  readonly id: string;
  readonly webhookId: string;
  readonly sealedBody: string;
  /** Number of previous attempts. */
  readonly attempts: number;
}

/** Identifies a response whose webhook events are sent in order. */
export interface WebhookQueueKey {
  readonly teamId: string;
  readonly responseId: string;
}

type EventTables = WebhookEventTables & WebhookTables;
type QueryTables = { message: EventTables['webhook_messages']; webhook: EventTables['webhooks'] };

/** SQL condition: true for waiting events of active webhooks. Inactive webhooks hold up only their own events. */
const isActive = ({ and, eb }: ExpressionBuilder<QueryTables, 'message' | 'webhook'>) =>
  and([
    eb('message.state', '=', 'waiting'),
    eb('webhook.deleted_at', 'is', null),
    eb('webhook.disabled_at', 'is', null),
    eb('webhook.is_paused', '=', false),
  ]);

/**
 * SQL condition: true if no earlier event about the same response waits for the same URL, so that events stay in order.
 */
const isNextOfUrl = sql<boolean>`not exists (
  select 1 from webhook_messages earlier join webhooks other on other.id = earlier.webhook_id
  where earlier.team_id = message.team_id and earlier.response_id = message.response_id and other.url = webhook.url
    and earlier.place < message.place and earlier.state = 'waiting'
    and other.deleted_at is null and other.disabled_at is null and not other.is_paused
)`;

const selectDueEvents = (database: Database, now: Date) =>
  database
    .withTables<EventTables>()
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks as webhook', 'webhook.id', 'message.webhook_id')
    .where(isActive)
    .where('message.next_at', '<=', now)
    .where(isNextOfUrl);

/** Finds the first due webhook event of a response. */
export async function findNextEvent(
  database: Database,
  { teamId, responseId }: WebhookQueueKey,
  now: Date,
): Promise<DueEvent | undefined> {
  const row = await selectDueEvents(database, now)
    .where('message.team_id', '=', teamId)
    .where('message.response_id', '=', responseId)
    .where('message.body', 'is not', null)
    .select(['message.id', 'message.webhook_id', 'message.body', 'message.attempts'])
    .orderBy('message.place')
    .executeTakeFirst();
  if (!row || row.body === null) return undefined;
  return { id: row.id, webhookId: row.webhook_id, sealedBody: row.body, attempts: row.attempts };
}

/** Finds responses with due webhook events, longest waiting first. */
export async function findDueQueues(database: Database, now: Date, limit: number): Promise<WebhookQueueKey[]> {
  const rows = await selectDueEvents(database, now)
    .select(['message.team_id', 'message.response_id'])
    .groupBy(['message.team_id', 'message.response_id'])
    .orderBy(({ fn }) => fn.min('message.next_at'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ teamId: row.team_id, responseId: row.response_id }));
}

/** Result of an attempt to send a webhook event. */
export interface AttemptResult {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly statusCode: number | null;
  readonly failure: string | null;
  readonly at: Date;
  readonly tookMs: number;
  /** Time of the next attempt. Only used with state `waiting`. */
  readonly nextAt: Date;
}

/** Stores the result of an attempt. @param transaction transaction that keeps the event and its attempt consistent */
export async function saveAttempt(transaction: Database, messageId: string, result: AttemptResult): Promise<void> {
  const tables = transaction.withTables<WebhookEventTables>();
  const resultColumns = { status_code: result.statusCode, failure: result.failure };
  await tables
    .updateTable('webhook_messages')
    .set(({ eb }) => ({
      ...resultColumns,
      state: result.state,
      tried_at: result.at,
      next_at: result.nextAt,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', messageId)
    .execute();
  const attempt = { message_id: messageId, at: result.at, took_ms: result.tookMs, ...resultColumns };
  await tables.insertInto('webhook_attempts').values(attempt).execute();
  await recordStatusChange(transaction, 'webhook_messages', [messageId], result.at);
}

/** Postpones a webhook event without counting an attempt. */
export async function postponeEvent(database: Database, messageId: string, until: Date): Promise<void> {
  await database
    .withTables<WebhookEventTables>()
    .updateTable('webhook_messages')
    .set({ next_at: until })
    .where('id', '=', messageId)
    .execute();
}

/**
 * Deletes the bodies of webhook events created before `before`. Events that still wait, because their webhook is paused
 * or disabled, are marked as failed.
 * @returns the number of failed events
 */
export async function expireOldEvents(database: Database, before: Date): Promise<number> {
  const rows = await database
    .withTables<WebhookEventTables>()
    .updateTable('webhook_messages')
    .set(({ case: choose }) => ({
      body: null,
      state: choose()
        .when('state', '=', 'waiting')
        .then('failed' as const)
        .else(sql<'sent'>`state`)
        .end(),
      failure: choose().when('state', '=', 'waiting').then('too-old').else(sql<string | null>`failure`).end(),
    }))
    .where('body', 'is not', null)
    .where('made_at', '<', before)
    .returning('failure')
    .execute();
  return rows.filter(({ failure }) => failure === 'too-old').length;
}
