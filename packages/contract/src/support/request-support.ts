import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** What may go along with a request for support. */
export const supportLimits = { files: 10, bytes: 10_000_000, details: 10_000 } as const;

/** Asks whoever supports this server for help, by mail. Files go along as `attachments`. */
export const requestSupport = apiOperation({
  name: 'requestSupport',
  summary: 'Ask for support, with files that show what it is about',
  method: 'POST',
  path: '/api/teams/{teamId}/support',
  caller: 'team',
  limits: { token: 10, team: 60 },
  params: teamParams,
  body: z.object({
    details: z.string().check(z.trim(), z.minLength(1), z.maxLength(supportLimits.details)),
    /** Version of the app. */
    version: z.optional(z.string().check(z.maxLength(60))),
    /** Where in the app: a path without query. */
    path: z.optional(z.string().check(z.maxLength(500))),
  }),
  bodyKind: 'multipart',
  bodyLimitBytes: supportLimits.bytes + 100_000,
  output: z.object({ sent: z.literal(true) }),
  refusals: {
    /** Nobody is named who would answer. */
    'no-support': 409,
    'too-many-files': 422,
    /** The mail server did not take it: later it may. */
    'mail-not-sent': 503,
  },
});
