import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { credentialParams, lendingPurpose } from './graph-credential.ts';

/**
 * Begins an authorization, for a purpose and for all that the credential has been given before. The person opens the address; it leads back to `/auth-code-start.html` with a code and a state, which
 * `redeemAuthCode` takes within ten minutes.
 */
export const getAuthCodeUrl = apiOperation({
  name: 'getAuthCodeUrl',
  summary: 'Begin the authorization of a credential',
  method: 'GET',
  path: '/api/graph-credentials/{id}/auth-code-url',
  caller: 'tenant',
  params: credentialParams,
  query: z.object({ purpose: z._default(lendingPurpose, 'files') }),
  output: z.object({ url: z.url() }),
  refusals: {
    /** The operator has given the server nothing to authorize with. */
    'not-configured': 409,
  },
});
