import { z } from 'zod';

/**
 * A refusal or failure as it travels: `application/problem+json` with our `code`.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  /** JSON of a claims challenge that Graph answered to the caller's token: sign in again with it. */
  claims: z.string().optional(),
});

export type Problem = z.output<typeof problem>;

export const problemContentType = 'application/problem+json';
