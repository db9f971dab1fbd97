import { z } from 'zod';

export const credentialParams = z.object({ id: z.guid().toLowerCase() });

/** What a person has given the server, so that it may ask Graph for them when they are away. Says nothing secret. */
export const graphCredential = z.object({
  id: z.string(),
  /** It is good for nothing until its person has been to the address of `getAuthCodeUrl`. */
  authRequired: z.boolean(),
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** Whose account it is, once authorized. */
  account: z.object({ name: z.string(), username: z.string() }).optional(),
});

export type GraphCredential = z.output<typeof graphCredential>;
