import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Imports the data sources that the former app stored in a list on the team's site. The list stays unchanged. Each row
 * is imported once: repeating the call imports new rows and doesn't restore deleted data sources. For builders.
 */
export const migrateDataSourcesList = apiOperation({
  name: 'migrateDataSourcesList',
  summary: "Import the data sources of a team's legacy list",
  method: 'PUT',
  path: '/api/teams/{teamId}/migrations/data-sources-list',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  output: z.object({
    migrated: z.int(),
    /** IDs of rows that aren't data sources: the title is missing, or the type or location is unknown. */
    skipped: z.array(z.string()),
  }),
  refusals: {},
});
