import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from '../webhooks/webhook.ts';

/**
 * Sends webhook events again with their IDs and with all retries; pending events are sent immediately. Events of a
 * paused or disabled webhook are sent when it is active again. For builders.
 */
export const replayWebhookMessages = apiOperation({
  name: 'replayWebhookMessages',
  summary: 'Send webhook events again',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/replays',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** IDs of events, or `failed` for all failed ones. */
    messages: z.union([z.array(z.guid()).check(z.minLength(1), z.maxLength(100)), z.literal('failed')]),
  }),
  output: z.object({
    /** Number of events to send; events whose body is no longer kept can't be sent. */
    replayed: z.int(),
  }),
  limits: { team: 60 },
  refusals: {},
});
