import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { dataSource, dataSourceParams, dataSourceSettings } from './data-source.ts';

/** Creates a data source or replaces its settings. For builders. */
export const putDataSource = apiOperation({
  name: 'putDataSource',
  summary: 'Create or update a data source',
  method: 'PUT',
  path: '/api/teams/{teamId}/data-sources/{id}',
  caller: 'team-and-graph',
  role: 'builder',
  params: dataSourceParams,
  body: z.object({
    settings: dataSourceSettings,
    /** Creates the data source only if the ID is unused. */
    isNew: z.optional(z.boolean()),
  }),
  output: z.object({ dataSource }),
  refusals: {
    /** `isNew` is set and another data source has this ID. */
    'data-source-exists': 409,
    'too-many-data-sources': 409,
    /** The team's plan has no preview environment. */
    'locked-by-plan': 403,
  },
});
