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

/** A person, group, directory role or administrative unit. `@odata.type` is its type: `#microsoft.graph.group` … */
export const directoryObject = z.looseObject({
  '@odata.type': z.optional(z.string()),
  id: z.string(),
  displayName: z.nullish(z.string()),
  mail: z.nullish(z.string()),
  userPrincipalName: z.optional(z.string()),
});
export type DirectoryObject = z.infer<typeof directoryObject>;

/** A user. Entra returns selected but empty properties as `null`. */
export const user = z.looseObject({
  id: z.string(),
  displayName: z.nullish(z.string()),
  givenName: z.nullish(z.string()),
  surname: z.nullish(z.string()),
  mail: z.nullish(z.string()),
  userPrincipalName: z.optional(z.string()),
  jobTitle: z.nullish(z.string()),
  officeLocation: z.nullish(z.string()),
  preferredLanguage: z.nullish(z.string()),
  mobilePhone: z.nullish(z.string()),
  businessPhones: z.optional(z.array(z.string())),
});
export type User = z.infer<typeof user>;

/** A Microsoft 365 group (`groupTypes` contains `Unified`) or a security group. */
export const group = z.looseObject({
  '@odata.type': z.optional(z.string()),
  id: z.string(),
  displayName: z.nullish(z.string()),
  description: z.nullish(z.string()),
  mail: z.nullish(z.string()),
  groupTypes: z.optional(z.array(z.string())),
  securityEnabled: z.nullish(z.boolean()),
  mailEnabled: z.nullish(z.boolean()),
  visibility: z.nullish(z.string()),
});
export type Group = z.infer<typeof group>;

/** A Microsoft Entra tenant. */
export const organization = z.looseObject({
  id: z.string(),
  displayName: z.nullish(z.string()),
  verifiedDomains: z.optional(
    z.array(
      z.looseObject({
        name: z.string(),
        isDefault: z.optional(z.boolean()),
        isInitial: z.optional(z.boolean()),
        type: z.optional(z.string()),
        capabilities: z.optional(z.string()),
      }),
    ),
  ),
});
export type Organization = z.infer<typeof organization>;

/** Metadata of a photo. `id` is its size: `96x96`. */
export const photo = z.looseObject({
  '@odata.mediaContentType': z.optional(z.string()),
  '@odata.mediaEtag': z.optional(z.string()),
  id: z.optional(z.string()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
});
export type Photo = z.infer<typeof photo>;
