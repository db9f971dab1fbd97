import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { connectionPurpose, credentialParams } from './graph-credential.ts';

/**
 * Starts an authorization for one purpose, including all purposes that the credential already has. The user opens the
 * URL; it redirects to `/auth-code-start.html` with a code and a state, which `redeemAuthCode` accepts for ten minutes.
 */
export const getAuthCodeUrl = apiOperation({
  name: 'getAuthCodeUrl',
  summary: 'Start the authorization of a credential',
  method: 'GET',
  path: '/api/graph-credentials/{id}/auth-code-url',
  caller: 'tenant',
  params: credentialParams,
  query: z.object({ purpose: z._default(connectionPurpose, 'files') }),
  output: z.object({ url: z.url() }),
  refusals: {
    /** The operator has configured no app registration for the authorization. */
    'not-configured': 409,
  },
});
