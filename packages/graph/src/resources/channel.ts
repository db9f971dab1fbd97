import { z } from 'zod/mini';

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
