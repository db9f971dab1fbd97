import { z } from 'zod/mini';

/**
 * Body of a refusal or failure: `application/problem+json` with an additional `code`.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  /** JSON of the claims challenge that Graph returned for the caller's token: sign in again with it. */
  claims: z.optional(z.string()),
});

export type ProblemBody = z.output<typeof problem>;

export const problemContentType = 'application/problem+json';
