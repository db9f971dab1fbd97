import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { credentialParams, graphCredential } from './graph-credential.ts';

/** Completes an authorization with the code from the sign-in. A code and its state are valid for one attempt. */
export const redeemAuthCode = apiOperation({
  name: 'redeemAuthCode',
  summary: 'Complete the authorization of a credential',
  method: 'POST',
  path: '/api/graph-credentials/{id}/auth-code/{code}',
  caller: 'tenant',
  params: z.extend(credentialParams, { code: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  body: z.object({ state: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: graphCredential,
  refusals: {
    'not-configured': 409,
    /** The state belongs to another authorization, is used or expired, or the identity provider refused the code. */
    'authorization-failed': 409,
    /** A different user signed in. */
    'wrong-account': 409,
  },
});
