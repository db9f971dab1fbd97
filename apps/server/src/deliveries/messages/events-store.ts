import type { Database } from '../../database/connect.ts';
import type { TriggerType } from '../../webhooks/create-webhook-payload.ts';
import type { WebhookEventTables } from './event-tables.ts';

/** Identifies an event of one response: its revision and what happened to it. */
export interface EventKey {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  readonly revision: number;
  readonly triggerType: TriggerType;
}

export interface NewWebhookEvent {
  /** ID of the event. All attempts use the same ID, so that receivers can recognize duplicates. */
  readonly id: string;
  readonly webhookId: string;
  readonly submissionNumber: number | null;
  readonly sealedBody: string;
}

/** Returns the context under which the body of an event is sealed. */
export const getBodySealContext = (messageId: string): string => `webhook-messages/${messageId}/body`;

export async function insertEvents(
  database: Database,
  key: EventKey,
  events: readonly NewWebhookEvent[],
  now: Date,
): Promise<void> {
  if (events.length > 0) await buildEventInsert(database, key, events, now).execute();
}

/** Builds the query that inserts webhook events. Callers can add a conflict clause before executing it. */
export const buildEventInsert = (
  database: Database,
  { teamId, formId, responseId, revision, triggerType }: EventKey,
  events: readonly NewWebhookEvent[],
  now: Date,
) =>
  database
    .withTables<WebhookEventTables>()
    .insertInto('webhook_messages')
    .values(
      events.map(({ id, webhookId, submissionNumber, sealedBody }) => ({
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

/** Finds the IDs of the webhook events of a delivery. @returns a map from webhook ID to event ID, in order */
export async function findEventIds(database: Database, key: EventKey): Promise<Map<string, string>> {
  const rows = await database
    .withTables<WebhookEventTables>()
    .selectFrom('webhook_messages')
    .select(['id', 'webhook_id'])
    .where('team_id', '=', key.teamId)
    .where('form_id', '=', key.formId)
    .where('response_id', '=', key.responseId)
    .where('revision', '=', key.revision)
    .where('trigger_type', '=', key.triggerType)
    .orderBy('place')
    .execute();
  return new Map(rows.map((row) => [row.webhook_id, row.id]));
}
