import { z } from 'zod';

/** A site; `id` is `hostname,siteCollectionGuid,webGuid`. */
export const site = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  displayName: z.string().optional(),
  webUrl: z.string().optional(),
  createdDateTime: z.string().optional(),
  siteCollection: z.looseObject({ hostname: z.string().optional() }).optional(),
  root: z.looseObject({}).optional(),
});
export type Site = z.infer<typeof site>;
