import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookSettings } from './webhook.ts';

/**
 * Deletes a team's webhooks to an address: what a program does that remembers where it listens, but no id. For a program, those that were
 * made with its key; for who may build the team's forms, all. Doing it again deletes nothing more.
 */
export const unsubscribeWebhooks = apiOperation({
  name: 'unsubscribeWebhooks',
  summary: "Delete a team's webhooks to an address",
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
