import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { dataSourceParams } from './data-source.ts';

/** Deletes a data source, not the rows that it reads. Idempotent. For builders. */
export const deleteDataSource = apiOperation({
  name: 'deleteDataSource',
  summary: 'Delete a data source',
  method: 'DELETE',
  path: '/api/teams/{teamId}/data-sources/{id}',
  caller: 'team-and-graph',
  role: 'builder',
  params: dataSourceParams,
  output: z.object({ deleted: z.int() }),
  refusals: {},
});
