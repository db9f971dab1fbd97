import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from './webhook.ts';

/** Deletes a webhook; doing it again deletes nothing more. For who may build the team's forms. */
export const deleteWebhook = apiOperation({
  name: 'deleteWebhook',
  summary: 'Delete a webhook',
  method: 'DELETE',
  path: '/api/teams/{teamId}/webhooks/{webhookId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  output: z.object({ deleted: z.int() }),
  refusals: {},
});
