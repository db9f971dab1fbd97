import { z } from 'zod/mini';
import { identitySet } from './directory.ts';

/** A document library as a drive. `id` is opaque: `b!…`. */
export const drive = z.looseObject({
  id: z.string(),
  driveType: z.optional(z.string()),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  webUrl: z.optional(z.string()),
  createdDateTime: z.optional(z.string()),
  owner: z.optional(identitySet),
  quota: z.optional(
    z.looseObject({
      deleted: z.optional(z.number()),
      remaining: z.optional(z.number()),
      state: z.optional(z.string()),
      total: z.optional(z.number()),
      used: z.optional(z.number()),
    }),
  ),
});
export type Drive = z.infer<typeof drive>;

/**
 * URL of a socket.io server that reports changes: namespace and token are in the URL, the event is `notification`. The
 * URL itself grants access until it expires; request a new one before.
 */
export const socketSubscription = z.looseObject({
  id: z.string(),
  notificationUrl: z.string(),
  expirationDateTime: z.optional(z.string()),
});
export type SocketSubscription = z.infer<typeof socketSubscription>;
