import { z } from 'zod';
import { apiOperation } from '../operation.ts';
import { credentialParams } from './graph-credential.ts';

/**
 * Begins an authorization. The person opens the address; it leads back to `/auth-code-start.html` with a code and a state, which
 * `redeemAuthCode` takes within ten minutes.
 */
export const getAuthCodeUrl = apiOperation({
  name: 'getAuthCodeUrl',
  summary: 'Begin the authorization of a credential',
  method: 'GET',
  path: '/api/graph-credentials/{id}/auth-code-url',
  caller: 'tenant',
  params: credentialParams,
  output: z.object({ url: z.url() }),
  refusals: {
    /** The operator has given the server nothing to authorize with. */
    'not-configured': 409,
  },
});
