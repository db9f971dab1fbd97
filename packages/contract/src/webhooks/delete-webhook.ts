import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from './webhook.ts';

/**
 * Deletes a webhook. Idempotent. For builders, and for programs with an API key, which can delete only webhooks created
 * with that key.
 */
export const deleteWebhook = apiOperation({
  name: 'deleteWebhook',
  summary: 'Delete a webhook',
  method: 'DELETE',
  path: '/api/teams/{teamId}/webhooks/{webhookId}',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: webhookParams,
  output: z.object({ deleted: z.int() }),
  refusals: {},
});
