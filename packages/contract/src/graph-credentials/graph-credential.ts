import { z } from 'zod/mini';

export const credentialParams = z.object({ id: z.guid().check(z.toLowerCase()) });

/**
 * Purpose of a connected account. `files`: the server reads and writes the library, for share links, confidential
 * responses and deliveries. `mail`: the server sends email in the user's name. Each is requested when it is first
 * needed.
 */
export const connectionPurpose = z.enum(['files', 'mail']);

export type ConnectionPurpose = z.output<typeof connectionPurpose>;

/** A user's authorization for the server to call Graph while they are away. Contains no secrets. */
export const graphCredential = z.object({
  id: z.string(),
  /** Whether the user must first open the URL of `getAuthCodeUrl`. */
  authRequired: z.boolean(),
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** Purposes of the last authorization; empty unless it is valid. */
  purposes: z.array(connectionPurpose),
  /** The authorized account. */
  account: z.optional(z.object({ name: z.string(), username: z.string() })),
});

export type GraphCredential = z.output<typeof graphCredential>;
