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

/** A channel of a team; `id` looks like `19:…@thread.tacv2`. */
export const channel = z.looseObject({
  id: z.string(),
  displayName: z.optional(z.string()),
  description: z.nullish(z.string()),
  membershipType: z.optional(z.string()),
  email: z.nullish(z.string()),
  webUrl: z.nullish(z.string()),
  createdDateTime: z.nullish(z.string()),
});
export type Channel = z.infer<typeof channel>;
