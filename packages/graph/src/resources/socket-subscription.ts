import { z } from 'zod/mini';

/**
 * Where a socket.io client hears that something changed: namespace and token are in the address, the event is `notification`.
 * Whoever has the address may listen until it expires; ask again before.
 */
export const socketSubscription = z.looseObject({
  id: z.string(),
  notificationUrl: z.string(),
  expirationDateTime: z.optional(z.string()),
});
export type SocketSubscription = z.infer<typeof socketSubscription>;
