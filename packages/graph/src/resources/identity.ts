import { z } from 'zod';

/** Somebody or something that acts. */
export const identity = z.looseObject({
  id: z.string().optional(),
  displayName: z.string().nullish(),
  email: z.string().optional(),
  /** SharePoint's own name of a person or group: `i:0#.f|membership|ada@contoso.test`. */
  loginName: z.string().optional(),
});
export type Identity = z.infer<typeof identity>;

export const identitySet = z.looseObject({
  user: identity.optional(),
  application: identity.optional(),
  group: identity.optional(),
  siteUser: identity.optional(),
  siteGroup: identity.optional(),
});
export type IdentitySet = z.infer<typeof identitySet>;
