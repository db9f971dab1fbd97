import { z } from 'zod/mini';

/** Graph's error envelope. `innerError` may be nested; older endpoints write `innererror`. */
export const errorReply = z.looseObject({
  error: z.looseObject({
    code: z.string(),
    message: z.optional(z.string()),
    innerError: z.optional(z.unknown()),
    innererror: z.optional(z.unknown()),
  }),
});
export type ErrorReply = z.infer<typeof errorReply>;
