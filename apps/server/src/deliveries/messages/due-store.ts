import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { WebhookTables } from '../../webhooks/webhooks-store.ts';
import { noteOutcome } from '../statuses/unwritten-store.ts';
import type { MessageTables } from './message-tables.ts';

/** A message whose turn it is. */
export interface DueMessage {
  readonly id: string;
  readonly webhookId: string;
  readonly sealedBody: string;
  /** How often it was tried already. */
  readonly attempts: number;
}

/** A response of which something is to be told. */
export interface MessagesPlace {
  readonly teamId: string;
  readonly responseId: string;
}

type Tables = MessageTables & WebhookTables;
type Waiting = { message: Tables['webhook_messages']; webhook: Tables['webhooks'] };

/** Of webhooks that are sent to: one that is paused, disabled or deleted holds nothing up but its own. */
const isOpen = ({ and, eb }: ExpressionBuilder<Waiting, 'message' | 'webhook'>) =>
  and([
    eb('message.state', '=', 'waiting'),
    eb('webhook.deleted_at', 'is', null),
    eb('webhook.disabled_at', 'is', null),
    eb('webhook.is_paused', '=', false),
  ]);

/** What was told to the same address of the same response before it, and has not arrived: it would be overtaken. */
const isBehindNone = sql<boolean>`not exists (
  select 1 from webhook_messages earlier join webhooks other on other.id = earlier.webhook_id
  where earlier.team_id = message.team_id and earlier.response_id = message.response_id and other.url = webhook.url
    and earlier.place < message.place and earlier.state = 'waiting'
    and other.deleted_at is null and other.disabled_at is null and not other.is_paused
)`;

const due = (database: Database, now: Date) =>
  database
    .withTables<Tables>()
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks as webhook', 'webhook.id', 'message.webhook_id')
    .where(isOpen)
    .where('message.next_at', '<=', now)
    .where(isBehindNone);

/** The first message of a response whose turn it is. */
export async function nextMessage(
  database: Database,
  { teamId, responseId }: MessagesPlace,
  now: Date,
): Promise<DueMessage | undefined> {
  const row = await due(database, now)
    .where('message.team_id', '=', teamId)
    .where('message.response_id', '=', responseId)
    .where('message.body', 'is not', null)
    .select(['message.id', 'message.webhook_id', 'message.body', 'message.attempts'])
    .orderBy('message.place')
    .executeTakeFirst();
  if (!row || row.body === null) return undefined;
  return { id: row.id, webhookId: row.webhook_id, sealedBody: row.body, attempts: row.attempts };
}

/** The responses of which something is to be told now, what has waited longest first. */
export async function findDue(database: Database, now: Date, most: number): Promise<MessagesPlace[]> {
  const rows = await due(database, now)
    .select(['message.team_id', 'message.response_id'])
    .groupBy(['message.team_id', 'message.response_id'])
    .orderBy(({ fn }) => fn.min('message.next_at'))
    .limit(most)
    .execute();
  return rows.map((row) => ({ teamId: row.team_id, responseId: row.response_id }));
}

/** What came of a try. */
export interface Tried {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly statusCode: number | null;
  readonly failure: string | null;
  readonly at: Date;
  readonly tookMs: number;
  /** Of one that waits. */
  readonly nextAt: Date;
}

/** Keeps what came of a try. @param within a transaction: the message and its attempt belong together */
export async function keepTry(within: Database, messageId: string, tried: Tried): Promise<void> {
  const tables = within.withTables<MessageTables>();
  const outcome = { status_code: tried.statusCode, failure: tried.failure };
  await tables
    .updateTable('webhook_messages')
    .set(({ eb }) => ({
      ...outcome,
      state: tried.state,
      tried_at: tried.at,
      next_at: tried.nextAt,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', messageId)
    .execute();
  const attempt = { message_id: messageId, at: tried.at, took_ms: tried.tookMs, ...outcome };
  await tables.insertInto('webhook_attempts').values(attempt).execute();
  await noteOutcome(within, 'webhook_messages', [messageId], tried.at);
}

/** Lets a message wait, untried. */
export async function postpone(database: Database, messageId: string, until: Date): Promise<void> {
  await database
    .withTables<MessageTables>()
    .updateTable('webhook_messages')
    .set({ next_at: until })
    .where('id', '=', messageId)
    .execute();
}

/** Throws bodies of before `before` away. What still waited, paused or disabled all that time, is given up. @returns how many of these */
export async function giveUpOld(database: Database, before: Date): Promise<number> {
  const rows = await database
    .withTables<MessageTables>()
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
