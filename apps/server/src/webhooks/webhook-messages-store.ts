import { type Generated, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { TriggerType } from './webhook-payload.ts';
import type { WebhookTables } from './webhooks-store.ts';

type MessageTables = {
  webhook_messages: {
    id: string;
    webhook_id: string;
    team_id: string;
    form_id: string;
    response_id: string;
    revision: number;
    trigger_type: TriggerType;
    place: Generated<number>;
    body: string | null;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_at: Date;
    status_code: number | null;
    failure: string | null;
    made_at: Date;
    tried_at: Date | null;
  };
};

/** One happening of one response. */
export interface MessageEvent {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  readonly revision: number;
  readonly triggerType: TriggerType;
}

export interface NewMessage {
  /** Stays the same however often it is sent: receivers know repeats by it. */
  readonly id: string;
  readonly webhookId: string;
  readonly sealedBody: string;
}

/** Where a message's body is sealed. */
export const bodyPlace = (messageId: string): string => `webhook-messages/${messageId}/body`;

export async function addMessages(
  database: Database,
  { teamId, formId, responseId, revision, triggerType }: MessageEvent,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  await database
    .withTables<MessageTables>()
    .insertInto('webhook_messages')
    .values(
      messages.map(({ id, webhookId, sealedBody }) => ({
        id,
        webhook_id: webhookId,
        team_id: teamId,
        form_id: formId,
        response_id: responseId,
        revision,
        trigger_type: triggerType,
        body: sealedBody,
        next_at: now,
        status_code: null,
        failure: null,
        made_at: now,
        tried_at: null,
      })),
    )
    .execute();
}

/** The webhooks that were or will be told of a happening. */
export async function readTargetsOf(database: Database, event: MessageEvent): Promise<string[]> {
  const rows = await database
    .withTables<MessageTables>()
    .selectFrom('webhook_messages')
    .select('webhook_id')
    .where('team_id', '=', event.teamId)
    .where('form_id', '=', event.formId)
    .where('response_id', '=', event.responseId)
    .where('revision', '=', event.revision)
    .where('trigger_type', '=', event.triggerType)
    .orderBy('place')
    .execute();
  return rows.map((row) => row.webhook_id);
}

/** A message whose turn it is. */
export interface DueMessage {
  readonly id: string;
  readonly sealedBody: string;
  /** How often it was tried already. */
  readonly attempts: number;
}

const due = (database: Database) =>
  database
    .withTables<MessageTables & WebhookTables>()
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks as webhook', 'webhook.id', 'message.webhook_id')
    .where('message.state', '=', 'waiting')
    .where('webhook.deleted_at', 'is', null)
    .where('webhook.disabled_at', 'is', null)
    .where('webhook.is_paused', '=', false);

/** The first that waits of a webhook for a response, if it is its time: what came later waits behind it. */
export async function nextMessage(
  database: Database,
  { webhookId, responseId }: { readonly webhookId: string; readonly responseId: string },
  now: Date,
): Promise<DueMessage | undefined> {
  const row = await due(database)
    .where('message.webhook_id', '=', webhookId)
    .where('message.response_id', '=', responseId)
    .select(['message.id', 'message.body', 'message.attempts', 'message.next_at'])
    .orderBy('message.place')
    .executeTakeFirst();
  if (!row || row.body === null || row.next_at > now) return undefined;
  return { id: row.id, sealedBody: row.body, attempts: row.attempts };
}

/** What waits whose time has come, as `nextMessage` asks for it. */
export async function findDue(
  database: Database,
  now: Date,
  most: number,
): Promise<{ webhookId: string; responseId: string }[]> {
  const rows = await due(database)
    .where('message.next_at', '<=', now)
    .select(['message.webhook_id', 'message.response_id'])
    .distinct()
    .limit(most)
    .execute();
  return rows.map((row) => ({ webhookId: row.webhook_id, responseId: row.response_id }));
}

/** What came of a try. */
export interface Tried {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly statusCode: number | null;
  readonly failure: string | null;
  readonly at: Date;
  /** Of one that waits. */
  readonly nextAt: Date;
}

/** A body that nobody needs any more goes. */
export async function keepTry(database: Database, messageId: string, tried: Tried): Promise<void> {
  await database
    .withTables<MessageTables>()
    .updateTable('webhook_messages')
    .set(({ eb, ref }) => ({
      state: tried.state,
      status_code: tried.statusCode,
      failure: tried.failure,
      tried_at: tried.at,
      next_at: tried.nextAt,
      attempts: eb('attempts', '+', 1),
      body: tried.state === 'waiting' ? ref('body') : null,
    }))
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Gives up what has waited since before `before`: paused, deleted or disabled all that time. @returns how many */
export async function giveUpOld(database: Database, before: Date): Promise<number> {
  const result = await database
    .withTables<MessageTables>()
    .updateTable('webhook_messages')
    .set({ state: 'failed', body: null, failure: 'too-old' })
    .where('state', '=', 'waiting')
    .where('made_at', '<', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** What became of what responses' webhooks were told, the last of each. */
export interface MessageStatus {
  readonly responseId: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly type: WebhookTables['webhooks']['type'];
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly statusCode: number | null;
  readonly failure: string | null;
  readonly timestamp: Date;
}

export async function readStatuses(
  database: Database,
  {
    teamId,
    formId,
    responseIds,
  }: { readonly teamId: string; readonly formId: string; readonly responseIds: readonly string[] },
): Promise<MessageStatus[]> {
  const rows = await database
    .withTables<MessageTables & WebhookTables>()
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks as webhook', 'webhook.id', 'message.webhook_id')
    .where('message.team_id', '=', teamId)
    .where('message.form_id', '=', formId)
    .where('message.response_id', 'in', [...responseIds])
    .select(['message.response_id', 'webhook.id', 'webhook.name', 'webhook.url', 'webhook.type', 'message.state'])
    .select(['message.attempts', 'message.status_code', 'message.failure'])
    .select(sql<Date>`coalesce(message.tried_at, message.made_at)`.as('timestamp'))
    .distinctOn(['message.response_id', 'webhook.id'])
    .orderBy('message.response_id')
    .orderBy('webhook.id')
    .orderBy('message.place', 'desc')
    .execute();
  return rows.map((row) => ({
    responseId: row.response_id,
    id: row.id,
    name: row.name,
    url: row.url,
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    statusCode: row.status_code,
    failure: row.failure,
    timestamp: row.timestamp,
  }));
}
