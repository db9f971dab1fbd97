import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { shareParams } from './form-share.ts';

/** Deletes a link permanently. Responses already submitted through it are still stored in the library. */
export const deleteShare = apiOperation({
  name: 'deleteShare',
  summary: 'Delete a share link',
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/shares/{shareId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: shareParams,
  output: z.object({ deleted: z.boolean() }),
  refusals: {},
});
