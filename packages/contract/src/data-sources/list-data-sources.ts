import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { dataSource } from './data-source.ts';

/** A team's data sources, for everybody in it: their devices bring the rows with their own rights. */
export const listDataSources = apiOperation({
  name: 'listDataSources',
  summary: "List a team's data sources",
  method: 'GET',
  path: '/api/teams/{teamId}/data-sources',
  caller: 'team',
  params: teamParams,
  output: z.object({
    dataSources: z.array(dataSource),
    /** Nobody has looked for the list of a former program yet: who may build asks for `migrateDataSourcesList`, then again. */
    migrationNeeded: z.boolean(),
  }),
  refusals: {},
});
