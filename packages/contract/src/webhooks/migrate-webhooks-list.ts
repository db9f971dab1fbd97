import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Takes over the webhooks that a program before schema version 1.11.0 kept in a list of the team's site, which stays as it
 * is. A row is taken once: asking again brings rows that are new, and nothing back that was deleted here. For who may build
 * the team's forms.
 */
export const migrateWebhooksList = apiOperation({
  name: 'migrateWebhooksList',
  summary: "Take over the webhooks of a team's old list",
  method: 'PUT',
  path: '/api/teams/{teamId}/migrations/webhooks-list',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  output: z.object({
    migrated: z.int(),
    /** Ids of rows that are no webhooks: without a form or an address, or with words that nobody knows. */
    skipped: z.array(z.string()),
  }),
  refusals: {},
});
