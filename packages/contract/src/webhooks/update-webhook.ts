import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { addressRefusals, webhook, webhookParams, webhookSettings } from './webhook.ts';

/**
 * Replaces the settings of a webhook. Without `state` the state stays unchanged, so that editing a disabled webhook
 * doesn't enable it. For builders.
 */
export const updateWebhook = apiOperation({
  name: 'updateWebhook',
  summary: 'Update a webhook',
  method: 'PUT',
  path: '/api/teams/{teamId}/webhooks/{webhookId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({ ...webhookSettings, state: z.optional(z.enum(['active', 'paused'])) }),
  output: z.object({ webhook }),
  refusals: addressRefusals,
});
