import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from '../webhooks/webhook.ts';

/**
 * Sends messages of a webhook again, under their ids, as if they had never been tried; one that waits is sent now. A webhook that is paused
 * or disabled is told when it is active again. For who may build the team's forms.
 */
export const replayWebhookMessages = apiOperation({
  name: 'replayWebhookMessages',
  summary: 'Send messages of a webhook again',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/replays',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** These, or all that have failed. */
    messages: z.union([z.array(z.guid()).check(z.minLength(1), z.maxLength(100)), z.literal('failed')]),
  }),
  output: z.object({
    /** How many will be sent: what is not kept any more cannot. */
    replayed: z.int(),
  }),
  limits: { team: 60 },
  refusals: {},
});
