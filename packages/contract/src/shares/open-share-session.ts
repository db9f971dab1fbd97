import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals, openedSession, shareCode } from './share-session.ts';

/**
 * Opens a session with a link's password, or opens one again whose token is over: with `token`, at most 90 days old, it goes on with
 * the same response, so that what was submitted and never heard of is not submitted twice. Who had a session needs no password.
 */
export const openShareSession = apiOperation({
  name: 'openShareSession',
  summary: 'Open a session with a password, or again',
  method: 'POST',
  path: '/api/form-share-session/token',
  caller: 'none',
  limits: { address: 300 },
  body: z.object({
    code: shareCode,
    password: z.optional(z.string().check(z.maxLength(200))),
    token: z.optional(z.string().check(z.maxLength(4000))),
  }),
  output: openedSession,
  refusals: {
    ...closedShareRefusals,
    'password-required': 422,
    'wrong-password': 422,
  },
});
