import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formShare, graphCredentialsId, shareChanges, shareRefusals } from './form-share.ts';

/**
 * Creates a link through which anonymous respondents answer a published form. The server stores their responses with
 * the given credential, which must be the caller's own. Anonymous respondents don't see components that need data of
 * the team.
 */
export const createShare = apiOperation({
  name: 'createShare',
  summary: 'Create a share link',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/shares',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.extend(shareChanges, { graphCredentialsId }),
  output: formShare,
  refusals: {
    ...shareRefusals,
    /** The form has the maximum number of links. */
    'too-many-shares': 409,
  },
});
