import { z } from 'zod';

/** A channel of a team; `id` looks like `19:…@thread.tacv2`. */
export const channel = z.looseObject({
  id: z.string(),
  displayName: z.string().optional(),
  description: z.string().nullish(),
  membershipType: z.string().optional(),
  email: z.string().nullish(),
  webUrl: z.string().nullish(),
  createdDateTime: z.string().nullish(),
});
export type Channel = z.infer<typeof channel>;
