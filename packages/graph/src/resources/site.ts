import { z } from 'zod/mini';

/** A site; `id` is `hostname,siteCollectionGuid,webGuid`. */
export const site = z.looseObject({
  id: z.string(),
  name: z.optional(z.string()),
  displayName: z.optional(z.string()),
  webUrl: z.optional(z.string()),
  createdDateTime: z.optional(z.string()),
  siteCollection: z.optional(z.looseObject({ hostname: z.optional(z.string()) })),
  root: z.optional(z.looseObject({})),
});
export type Site = z.infer<typeof site>;
