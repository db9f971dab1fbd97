import { z } from 'zod/mini';

/** User, group or application that performed an action or has a permission. */
export const identity = z.looseObject({
  id: z.optional(z.string()),
  displayName: z.nullish(z.string()),
  email: z.optional(z.string()),
  /** SharePoint's name of a user or group: `i:0#.f|membership|ada@contoso.test`. */
  loginName: z.optional(z.string()),
});
export type Identity = z.infer<typeof identity>;

export const identitySet = z.looseObject({
  user: z.optional(identity),
  application: z.optional(identity),
  group: z.optional(identity),
  siteUser: z.optional(identity),
  siteGroup: z.optional(identity),
});
export type IdentitySet = z.infer<typeof identitySet>;
