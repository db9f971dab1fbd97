import { z } from 'zod/mini';

export const credentialParams = z.object({ id: z.guid().check(z.toLowerCase()) });

/**
 * What the server may be given an account for. `files`: it reads and writes the library, for share links, confidential responses
 * and deliveries; `mail`: it sends in the person's name. Each is asked for when it is first needed.
 */
export const lendingPurpose = z.enum(['files', 'mail']);

export type LendingPurpose = z.output<typeof lendingPurpose>;

/** What a person has given the server, so that it may ask Graph for them when they are away. Says nothing secret. */
export const graphCredential = z.object({
  id: z.string(),
  /** It is good for nothing until its person has been to the address of `getAuthCodeUrl`. */
  authRequired: z.boolean(),
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** What the last authorization is for; empty unless it is valid. */
  purposes: z.array(lendingPurpose),
  /** Whose account it is, once authorized. */
  account: z.optional(z.object({ name: z.string(), username: z.string() })),
});

export type GraphCredential = z.output<typeof graphCredential>;
