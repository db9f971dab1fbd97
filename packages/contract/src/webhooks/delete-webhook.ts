import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from './webhook.ts';

/**
 * Deletes a webhook; doing it again deletes nothing more. For who may build the team's forms, and for programs with a key of the team: those
 * that were made with it.
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
