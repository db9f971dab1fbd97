import { z } from 'zod';

/** What is known about a picture. `id` names its size: `96x96`. */
export const photo = z.looseObject({
  '@odata.mediaContentType': z.string().optional(),
  '@odata.mediaEtag': z.string().optional(),
  id: z.string().optional(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});
export type Photo = z.infer<typeof photo>;
