import { z } from 'zod/mini';

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
