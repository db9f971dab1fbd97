import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { addressRefused, webhook, webhookParams, webhookSettings } from './webhook.ts';

/**
 * Says all that a builder says of a webhook again. Without `state` it stays as it is: who only changes one that is disabled does not
 * switch it on. For who may build the team's forms.
 */
export const updateWebhook = apiOperation({
  name: 'updateWebhook',
  summary: 'Change a webhook',
  method: 'PUT',
  path: '/api/teams/{teamId}/webhooks/{webhookId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({ ...webhookSettings, state: z.optional(z.enum(['active', 'paused'])) }),
  output: z.object({ webhook }),
  refusals: addressRefused,
});
