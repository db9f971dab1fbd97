import { z } from 'zod';
import { apiOperation } from '../operation.ts';

/** Tells the operator of a failure in the app. Codes, ids and stack lines; never an answer, a token or a person's name. */
export const reportClientError = apiOperation({
  name: 'reportClientError',
  summary: 'Report a failure of the app',
  method: 'POST',
  path: '/api/client-errors',
  caller: 'none',
  body: z.object({
    code: z.string().min(1).max(100),
    detail: z.string().max(2000).default(''),
    /** `{ teamId: '…', formId: '…' }`. */
    ids: z.record(z.string().max(40), z.string().max(100)).default({}),
    /** Where in the app: a path without query. */
    path: z.string().max(500).optional(),
    /** Build of the app. */
    version: z.string().max(60).optional(),
  }),
  output: z.object({ accepted: z.literal(true) }),
  refusals: {},
});
