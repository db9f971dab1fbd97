import { z } from 'zod/mini';

/** How Graph refuses. The codes of `innerError` may nest; older endpoints write `innererror`. */
export const errorReply = z.looseObject({
  error: z.looseObject({
    code: z.string(),
    message: z.optional(z.string()),
    innerError: z.optional(z.unknown()),
    innererror: z.optional(z.unknown()),
  }),
});
export type ErrorReply = z.infer<typeof errorReply>;
