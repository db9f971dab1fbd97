import { z } from 'zod/mini';

/** A team; its id is the id of its group. */
export const team = z.looseObject({
  id: z.string(),
  displayName: z.nullish(z.string()),
  description: z.nullish(z.string()),
  isArchived: z.nullish(z.boolean()),
  tenantId: z.nullish(z.string()),
  webUrl: z.nullish(z.string()),
  visibility: z.nullish(z.string()),
});
export type Team = z.infer<typeof team>;
