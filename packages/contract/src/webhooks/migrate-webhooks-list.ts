import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Imports the webhooks that app versions before schema version 1.11.0 stored in a list on the team's site. The list
 * stays unchanged. Each row is imported once: repeating the call imports new rows and doesn't restore deleted webhooks.
 * For builders.
 */
export const migrateWebhooksList = apiOperation({
  name: 'migrateWebhooksList',
  summary: "Import the webhooks of a team's legacy list",
  method: 'PUT',
  path: '/api/teams/{teamId}/migrations/webhooks-list',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  output: z.object({
    migrated: z.int(),
    /** IDs of rows that aren't webhooks: the form or URL is missing, or a value is unknown. */
    skipped: z.array(z.string()),
  }),
  refusals: {},
});
