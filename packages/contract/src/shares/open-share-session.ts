import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals, shareCode, shareSession } from './share-session.ts';

/**
 * Opens a session with a link's password, or renews an expired session: with a `token` that is at most 90 days old it
 * continues with the same response, so that a response isn't submitted twice if the first submission's result was lost.
 * Renewing needs no password.
 */
export const openShareSession = apiOperation({
  name: 'openShareSession',
  summary: 'Open a session with a password, or reopen a session',
  method: 'POST',
  path: '/api/form-share-session/token',
  caller: 'none',
  limits: { address: 300 },
  body: z.object({
    code: shareCode,
    password: z.optional(z.string().check(z.maxLength(200))),
    token: z.optional(z.string().check(z.maxLength(4000))),
  }),
  output: shareSession,
  refusals: {
    ...closedShareRefusals,
    'password-required': 422,
    'wrong-password': 422,
  },
});
