import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { formShare, graphCredentialsId, shareChanges, shareParams, shareRefusals } from './form-share.ts';

/**
 * Updates the settings of a share link, or authorizes it again: with `graphCredentialsId` responses are stored with
 * that credential from now on.
 */
export const updateShare = apiOperation({
  name: 'updateShare',
  summary: 'Update or reauthorize a share link',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/shares/{shareId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: shareParams,
  body: z.extend(shareChanges, { graphCredentialsId: z.optional(graphCredentialsId) }),
  output: formShare,
  refusals: shareRefusals,
});
