import { z } from 'zod/mini';

/** What the token of a share session says: which form is answered, by which link. `exp` is in seconds since 1970. */
export const shareSessionClaims = z.object({
  sessionId: z.string(),
  shareId: z.string(),
  teamId: z.string(),
  formId: z.string(),
  /** When it was opened first, in milliseconds since 1970. */
  since: z.number(),
  /** Names the password that opened it. Absent: the link had none. */
  lock: z.optional(z.string()),
  exp: z.number(),
});

export type ShareSessionClaims = z.output<typeof shareSessionClaims>;
