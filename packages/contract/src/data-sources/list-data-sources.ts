import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { dataSource } from './data-source.ts';

/** Lists a team's data sources. For every team member: devices load the rows with the member's own permissions. */
export const listDataSources = apiOperation({
  name: 'listDataSources',
  summary: "List a team's data sources",
  method: 'GET',
  path: '/api/teams/{teamId}/data-sources',
  caller: 'team',
  params: teamParams,
  output: z.object({
    dataSources: z.array(dataSource),
    /**
     * Whether the data sources of the former app are yet to be migrated: a builder calls `migrateDataSourcesList`, then
     * lists again.
     */
    migrationNeeded: z.boolean(),
  }),
  refusals: {},
});
