import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { dataSource, dataSourceParams, dataSourceSettings } from './data-source.ts';

/** Makes a data source, or says again all that is said of it. For who may build the team's forms. */
export const putDataSource = apiOperation({
  name: 'putDataSource',
  summary: 'Make or change a data source',
  method: 'PUT',
  path: '/api/teams/{teamId}/data-sources/{id}',
  caller: 'team-and-graph',
  role: 'builder',
  params: dataSourceParams,
  body: z.object({
    settings: dataSourceSettings,
    /** It is to be made, and to go over no other. */
    isNew: z.optional(z.boolean()),
  }),
  output: z.object({ dataSource }),
  refusals: {
    /** Another has this id. */
    'data-source-exists': 409,
    'too-many-data-sources': 409,
    /** The team's plan has no preview environment. */
    'locked-by-plan': 403,
  },
});
