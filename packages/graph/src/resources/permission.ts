import { z } from 'zod';
import { identitySet } from './identity.ts';

/**
 * What somebody may do with an item. `roles` holds `read`, `write`, `owner` or levels of SharePoint as `sp.…`: treat unknown
 * ones as read. `inheritedFrom` present, even empty, means inherited; absent means unknown.
 */
export const permission = z.looseObject({
  id: z.string(),
  roles: z.array(z.string()),
  grantedToV2: identitySet.optional(),
  grantedTo: identitySet.optional(),
  inheritedFrom: z.looseObject({}).optional(),
  expirationDateTime: z.string().optional(),
  link: z.looseObject({ type: z.string().optional(), scope: z.string().optional() }).optional(),
  invitation: z.looseObject({ email: z.string().optional(), signInRequired: z.boolean().optional() }).optional(),
});
export type Permission = z.infer<typeof permission>;

/** One identifier per recipient. */
const recipient = z.looseObject({
  objectId: z.string().optional(),
  email: z.string().optional(),
  alias: z.string().optional(),
});

export const invitation = z.looseObject({
  recipients: z.array(recipient),
  roles: z.array(z.string()),
  requireSignIn: z.boolean().optional(),
  sendInvitation: z.boolean().optional(),
  message: z.string().max(2000).optional(),
  retainInheritedPermissions: z.boolean().optional(),
  expirationDateTime: z.string().optional(),
});
export type Invitation = z.infer<typeof invitation>;

/** Another role, another end, or both. */
export const permissionChange = z.looseObject({
  roles: z.array(z.string()).optional(),
  expirationDateTime: z.string().nullish(),
});
export type PermissionChange = z.infer<typeof permissionChange>;
