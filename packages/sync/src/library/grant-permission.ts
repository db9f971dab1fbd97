import { type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import type { Role } from './get-role.ts';

/** Item of a library whose permissions are read or changed. */
export interface PermissionItem {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly itemId: string;
}

/** Recipient of an invitation: a person or group of the directory, or a principal with a login name on the site. */
export type Recipient = { readonly objectId: string } | { readonly alias: string } | { readonly email: string };

/** Start of a Microsoft 365 group's login name; the group's ID follows, and `_o` for its owners. */
export const groupClaim = 'c:0o.c|federateddirectoryclaimprovider|';

export interface PermissionGrant {
  readonly recipients: readonly Recipient[];
  readonly role: Exclude<Role, 'owner'>;
  /** `false` removes all other permissions, if the item has inherited them until now. */
  readonly retainInheritedPermissions?: boolean;
}

/**
 * Lists the permissions of an item that the caller may see.
 *
 * @throws GraphError
 */
export function listItemPermissions({ graph, driveId, itemId }: PermissionItem): Promise<Permission[]> {
  return Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId }));
}

/**
 * Grants permissions without sending email. The first grant breaks inheritance and copies the inherited permissions.
 */
export async function grantPermission(
  { graph, driveId, itemId }: PermissionItem,
  { recipients, role, ...more }: PermissionGrant,
): Promise<readonly Permission[]> {
  const body = { recipients: [...recipients], roles: [role], requireSignIn: true, sendInvitation: false, ...more };
  return (await graph.call(operations.invite, { driveId, itemId }, { body })).value;
}

/**
 * Grants permissions, unless the service doesn't know the recipient.
 *
 * @returns the refusal, if the recipient isn't known
 * @throws GraphError for a caller that may not grant permissions
 */
export async function tryGrantPermission(
  item: PermissionItem,
  wanted: PermissionGrant,
): Promise<GraphError | undefined> {
  try {
    await grantPermission(item, wanted);
    return undefined;
  } catch (error) {
    if (!(error instanceof GraphError && [400, 404].includes(error.status))) throw error;
    return error;
  }
}

/**
 * Changes the role of a permission.
 *
 * @throws GraphError for an inherited permission, and for a role that can't be granted here
 */
export async function setRole({ graph, driveId, itemId }: PermissionItem, row: Permission, role: Role): Promise<void> {
  const params = { driveId, itemId, permissionId: row.id };
  await graph.call(operations.updatePermission, params, { body: { roles: [role] } });
}

/**
 * Makes a principal an owner, where the service allows it. Returns whether it did.
 * NOTE: tenants refuse ownership with different statuses. Throttling and outages don't count as refusals.
 */
export async function tryMakeOwner(item: PermissionItem, row: Permission): Promise<boolean> {
  try {
    await setRole(item, row, 'owner');
    return true;
  } catch (error) {
    if (!(error instanceof GraphError) || [429, 503, 504].includes(error.status)) throw error;
    return false;
  }
}

/**
 * Returns whether a change of a permission was refused, as for inherited ones: 403 is documented, others were observed.
 */
export const isPermissionRefusal = (error: unknown): error is GraphError =>
  error instanceof GraphError && [400, 403, 404, 405, 410, 422, 501].includes(error.status);

/**
 * Changes permissions that may be inherited. Tenants refuse to change inherited permissions, and don't report which are
 * inherited. The item then needs its own permissions, for which Graph has no call: the first grant that the service
 * stores creates them.
 *
 * @param grants tried in order; they must not change anyone's access
 * @param areInherited the service reports the permissions as inherited, so the change isn't tried first
 * @returns the grant that was made, if any
 * @throws GraphError the last refusal
 */
export async function changeInheritedPermissions(
  item: PermissionItem,
  grants: readonly PermissionGrant[],
  change: () => Promise<void>,
  areInherited = false,
): Promise<PermissionGrant | undefined> {
  let refusal: GraphError | undefined;
  for (const one of areInherited ? grants : [undefined, ...grants]) {
    try {
      if (one) await grantPermission(item, one);
      await change();
      return one;
    } catch (error) {
      if (!isPermissionRefusal(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
