import { z } from 'zod/mini';
import { identitySet } from './identity.ts';

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
