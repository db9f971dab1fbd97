import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { shareParams } from './form-share.ts';

/** Ends a link for good. What was sent by it before still reaches the library. */
export const deleteShare = apiOperation({
  name: 'deleteShare',
  summary: 'Delete a link by which anybody answers a form',
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/shares/{shareId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: shareParams,
  output: z.object({ deleted: z.boolean() }),
  refusals: {},
});
