import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Takes over the data sources that a former program kept in a list of the team's site, which stays as it is. A row is taken once:
 * asking again brings rows that are new, and nothing back that was deleted here. For who may build the team's forms.
 */
export const migrateDataSourcesList = apiOperation({
  name: 'migrateDataSourcesList',
  summary: "Take over the data sources of a team's old list",
  method: 'PUT',
  path: '/api/teams/{teamId}/migrations/data-sources-list',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  output: z.object({
    migrated: z.int(),
    /** Ids of rows that are no data sources: without a title, or with a type or a place that nobody knows. */
    skipped: z.array(z.string()),
  }),
  refusals: {},
});
