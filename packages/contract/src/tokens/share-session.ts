import { z } from 'zod/mini';

/** Payload of a share session's token: the form and the share link. `exp` is in seconds since 1970. */
export const shareSessionClaims = z.object({
  sessionId: z.string(),
  shareId: z.string(),
  teamId: z.string(),
  formId: z.string(),
  /** Time when the session was first opened, in milliseconds since 1970. */
  since: z.number(),
  /** Fingerprint of the password that opened the session; absent if the link had no password. */
  lock: z.optional(z.string()),
  exp: z.number(),
});

export type ShareSessionClaims = z.output<typeof shareSessionClaims>;
