import { z } from 'zod/mini';

/**
 * A refusal or failure as it travels: `application/problem+json` with our `code`.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  /** JSON of a claims challenge that Graph answered to the caller's token: sign in again with it. */
  claims: z.optional(z.string()),
});

export type Problem = z.output<typeof problem>;

export const problemContentType = 'application/problem+json';
