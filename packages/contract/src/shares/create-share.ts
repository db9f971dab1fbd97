import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formShare, graphCredentialsId, shareChanges, shareRefusals } from './form-share.ts';

/**
 * Makes a link by which anybody answers a published form. The server writes what they send with the credential, which must be the
 * caller's own. Strangers do not see components that need the team.
 */
export const createShare = apiOperation({
  name: 'createShare',
  summary: 'Make a link by which anybody answers a form',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/shares',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.extend(shareChanges, { graphCredentialsId }),
  output: formShare,
  refusals: {
    ...shareRefusals,
    /** The form has as many links as it may have. */
    'too-many-shares': 409,
  },
});
