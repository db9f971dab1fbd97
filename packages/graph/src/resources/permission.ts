import { z } from 'zod/mini';
import { identitySet } from './directory.ts';

/**
 * Permission of a user or group on an item. `roles` contains `read`, `write`, `owner` or SharePoint levels as `sp.…`:
 * treat unknown ones as read. `inheritedFrom`, even if empty, means inherited; its absence means unknown.
 */
export const permission = z.looseObject({
  id: z.string(),
  roles: z.array(z.string()),
  grantedToV2: z.optional(identitySet),
  grantedTo: z.optional(identitySet),
  inheritedFrom: z.optional(z.looseObject({})),
  expirationDateTime: z.optional(z.string()),
  link: z.optional(z.looseObject({ type: z.optional(z.string()), scope: z.optional(z.string()) })),
  invitation: z.optional(z.looseObject({ email: z.optional(z.string()), signInRequired: z.optional(z.boolean()) })),
});
export type Permission = z.infer<typeof permission>;

/** Recipient of an invitation, with exactly one identifier. */
const recipient = z.looseObject({
  objectId: z.optional(z.string()),
  email: z.optional(z.string()),
  alias: z.optional(z.string()),
});

export const invitation = z.looseObject({
  recipients: z.array(recipient),
  roles: z.array(z.string()),
  requireSignIn: z.optional(z.boolean()),
  sendInvitation: z.optional(z.boolean()),
  message: z.optional(z.string().check(z.maxLength(2000))),
  retainInheritedPermissions: z.optional(z.boolean()),
  expirationDateTime: z.optional(z.string()),
});
export type Invitation = z.infer<typeof invitation>;

/** Change of a permission: another role, another expiration, or both. */
export const permissionChange = z.looseObject({
  roles: z.optional(z.array(z.string())),
  expirationDateTime: z.nullish(z.string()),
});
export type PermissionChange = z.infer<typeof permissionChange>;
