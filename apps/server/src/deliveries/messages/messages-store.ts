import type { Database } from '../../database/connect.ts';
import type { TriggerType } from '../../webhooks/webhook-payload.ts';
import type { MessageTables } from './message-tables.ts';

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
  readonly submissionNumber: number | null;
  readonly sealedBody: string;
}

/** Where a message's body is sealed. */
export const bodyPlace = (messageId: string): string => `webhook-messages/${messageId}/body`;

export async function addMessages(
  database: Database,
  event: MessageEvent,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  if (messages.length > 0) await insertMessages(database, event, messages, now).execute();
}

/** Not carried out yet. */
export const insertMessages = (
  database: Database,
  { teamId, formId, responseId, revision, triggerType }: MessageEvent,
  messages: readonly NewMessage[],
  now: Date,
) =>
  database
    .withTables<MessageTables>()
    .insertInto('webhook_messages')
    .values(
      messages.map(({ id, webhookId, submissionNumber, sealedBody }) => ({
        id,
        webhook_id: webhookId,
        team_id: teamId,
        form_id: formId,
        response_id: responseId,
        revision,
        trigger_type: triggerType,
        submission_number: submissionNumber,
        body: sealedBody,
        next_at: now,
        made_at: now,
      })),
    );

/** The messages of a happening: webhook → message, in their order. */
export async function readIdsOf(database: Database, event: MessageEvent): Promise<Map<string, string>> {
  const rows = await database
    .withTables<MessageTables>()
    .selectFrom('webhook_messages')
    .select(['id', 'webhook_id'])
    .where('team_id', '=', event.teamId)
    .where('form_id', '=', event.formId)
    .where('response_id', '=', event.responseId)
    .where('revision', '=', event.revision)
    .where('trigger_type', '=', event.triggerType)
    .orderBy('place')
    .execute();
  return new Map(rows.map((row) => [row.webhook_id, row.id]));
}
