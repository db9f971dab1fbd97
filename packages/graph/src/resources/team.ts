import { z } from 'zod';

/** A team; its id is the id of its group. */
export const team = z.looseObject({
  id: z.string(),
  displayName: z.string().nullish(),
  description: z.string().nullish(),
  isArchived: z.boolean().nullish(),
  tenantId: z.string().nullish(),
  webUrl: z.string().nullish(),
  visibility: z.string().nullish(),
});
export type Team = z.infer<typeof team>;
