import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Reports an error of the app to the operator: codes, IDs and stack lines, never an answer, a token or a person's name.
 */
export const reportClientError = apiOperation({
  name: 'reportClientError',
  summary: 'Report an error in the app',
  method: 'POST',
  path: '/api/client-errors',
  caller: 'none',
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(100)),
    detail: z._default(z.string().check(z.maxLength(2000)), ''),
    /** Related IDs, such as `{ teamId: '…', formId: '…' }`. */
    ids: z._default(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(100))), {}),
    /** Path of the screen, without its query. */
    path: z.optional(z.string().check(z.maxLength(500))),
    /** Build of the app. */
    version: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.object({ accepted: z.literal(true) }),
  refusals: {},
});

/** Limits of a support request: number of files, their total bytes, and characters of the details. */
export const supportLimits = { files: 10, bytes: 10_000_000, details: 10_000 } as const;

/** Sends a support request to the operator's support address by email. Files are sent as `attachments`. */
export const requestSupport = apiOperation({
  name: 'requestSupport',
  summary: 'Send a support request with attachments',
  method: 'POST',
  path: '/api/teams/{teamId}/support',
  caller: 'team',
  limits: { token: 10, team: 60 },
  params: teamParams,
  body: z.object({
    details: z.string().check(z.trim(), z.minLength(1), z.maxLength(supportLimits.details)),
    /** Version of the app. */
    version: z.optional(z.string().check(z.maxLength(60))),
    /** Path of the screen, without its query. */
    path: z.optional(z.string().check(z.maxLength(500))),
  }),
  bodyKind: 'multipart',
  bodyLimitBytes: supportLimits.bytes + 100_000,
  output: z.object({ sent: z.literal(true) }),
  refusals: {
    /** The operator has configured no support address. */
    'no-support': 409,
    'too-many-files': 422,
    /** The mail server didn't accept the request: try again later. */
    'mail-not-sent': 503,
  },
});
