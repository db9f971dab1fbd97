import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookSettings } from './webhook.ts';

/**
 * Deletes a team's webhooks with a given URL, for programs that know their URL but not the webhook's ID. API keys
 * delete only webhooks created with the same key; builders delete all. Idempotent.
 */
export const unsubscribeWebhooks = apiOperation({
  name: 'unsubscribeWebhooks',
  summary: "Delete a team's webhooks for a URL",
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/unsubscriptions',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: teamParams,
  body: z.object({ url: webhookSettings.url }),
  output: z.object({ deleted: z.int() }),
  refusals: {},
});
