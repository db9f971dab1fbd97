import { z } from 'zod/mini';
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
