import { z } from 'zod';

/** How Graph refuses. The codes of `innerError` may nest; older endpoints write `innererror`. */
export const errorReply = z.looseObject({
  error: z.looseObject({
    code: z.string(),
    message: z.string().optional(),
    innerError: z.unknown().optional(),
    innererror: z.unknown().optional(),
  }),
});
export type ErrorReply = z.infer<typeof errorReply>;
