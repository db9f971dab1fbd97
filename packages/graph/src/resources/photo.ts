import { z } from 'zod/mini';

/** Metadata of a photo. `id` is its size: `96x96`. */
export const photo = z.looseObject({
  '@odata.mediaContentType': z.optional(z.string()),
  '@odata.mediaEtag': z.optional(z.string()),
  id: z.optional(z.string()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
});
export type Photo = z.infer<typeof photo>;
