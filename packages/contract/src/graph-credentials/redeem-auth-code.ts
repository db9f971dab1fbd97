import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { credentialParams, graphCredential } from './graph-credential.ts';

/** Ends an authorization with the code that the sign-in gave. A code and its state are good for one try. */
export const redeemAuthCode = apiOperation({
  name: 'redeemAuthCode',
  summary: 'End the authorization of a credential',
  method: 'POST',
  path: '/api/graph-credentials/{id}/auth-code/{code}',
  caller: 'tenant',
  params: z.extend(credentialParams, { code: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  body: z.object({ state: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: graphCredential,
  refusals: {
    'not-configured': 409,
    /** The state is another authorization's, used up or too old, or the sign-in refuses the code. */
    'authorization-failed': 409,
    /** Somebody else signed in at the address. */
    'wrong-account': 409,
  },
});
