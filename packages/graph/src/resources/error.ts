import { z } from 'zod/mini';

/** Graph's error envelope. `innerError` may be nested; older endpoints write `innererror`. */
export const errorResponse = z.looseObject({
  error: z.looseObject({
    code: z.string(),
    message: z.optional(z.string()),
    innerError: z.optional(z.unknown()),
    innererror: z.optional(z.unknown()),
  }),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
