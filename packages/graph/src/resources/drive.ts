import { z } from 'zod';
import { identitySet } from './identity.ts';

/** A document library seen as files. `id` is opaque: `b!…`. */
export const drive = z.looseObject({
  id: z.string(),
  driveType: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  webUrl: z.string().optional(),
  createdDateTime: z.string().optional(),
  owner: identitySet.optional(),
  quota: z
    .looseObject({
      deleted: z.number().optional(),
      remaining: z.number().optional(),
      state: z.string().optional(),
      total: z.number().optional(),
      used: z.number().optional(),
    })
    .optional(),
});
export type Drive = z.infer<typeof drive>;
