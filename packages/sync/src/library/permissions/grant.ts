import { type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import type { Role } from './role-of.ts';

/** An item of a library whose permissions are read or changed. */
export interface PermissionItem {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly itemId: string;
}

/** How an invitation names its recipient: a person or group of the directory, or whatever has a login name in the site. */
export type Recipient = { readonly objectId: string } | { readonly alias: string } | { readonly email: string };

/** How the login name of a Microsoft 365 group begins; its id follows, and `_o` for its owners. */
export const groupClaim = 'c:0o.c|federateddirectoryclaimprovider|';

export interface Grant {
  readonly recipients: readonly Recipient[];
  readonly role: Exclude<Role, 'owner'>;
  /** `false`: of all permissions only these are left, if the item has inherited the others until now. */
  readonly retainInheritedPermissions?: boolean;
}

/** The permissions that govern an item, as far as the caller may see them. @throws GraphError */
export function listRows({ graph, driveId, itemId }: PermissionItem): Promise<Permission[]> {
  return Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId }));
}

/** Gives permissions without sending mail. The first grant makes an item leave inheritance, with a copy of what it inherited. */
export async function grant(
  { graph, driveId, itemId }: PermissionItem,
  { recipients, role, ...more }: Grant,
): Promise<readonly Permission[]> {
  const body = { recipients: [...recipients], roles: [role], requireSignIn: true, sendInvitation: false, ...more };
  return (await graph.call(operations.invite, { driveId, itemId }, { body })).value;
}

/** Grants where the service knows the recipient. @returns why it doesn't. @throws GraphError for a caller who may grant nothing */
export async function tryGrant(item: PermissionItem, wanted: Grant): Promise<GraphError | undefined> {
  try {
    await grant(item, wanted);
    return undefined;
  } catch (error) {
    if (!(error instanceof GraphError && [400, 404].includes(error.status))) throw error;
    return error;
  }
}

/** @throws GraphError for a permission that is inherited, and for a role that isn't granted here */
export async function setRole({ graph, driveId, itemId }: PermissionItem, row: Permission, role: Role): Promise<void> {
  const params = { driveId, itemId, permissionId: row.id };
  await graph.call(operations.updatePermission, params, { body: { roles: [role] } });
}

/**
 * Makes a row an owner's, where the service allows it.
 *
 * NOTE: tenants refuse ownership with different statuses. Being throttled or unavailable is no refusal.
 */
export async function tryOwner(item: PermissionItem, row: Permission): Promise<boolean> {
  try {
    await setRole(item, row, 'owner');
    return true;
  } catch (error) {
    if (!(error instanceof GraphError) || [429, 503, 504].includes(error.status)) throw error;
    return false;
  }
}

/** Whether a change of a permission was refused, as it is for those that are inherited: documented is 403, seen are others. */
export const isRefused = (error: unknown): error is GraphError =>
  error instanceof GraphError && [400, 403, 404, 405, 410, 422, 501].includes(error.status);

/**
 * Changes permissions that may be inherited. A tenant doesn't say which are, and refuses to change them. Then the item gets
 * permissions of its own, for which Graph has no call: the first grant that the service keeps does it.
 *
 * @param grants tried in turn; ones that leave everybody what they have
 * @param areInherited the service says so: the change isn't tried before
 * @returns the grant that it took, if it took one
 * @throws GraphError the last refusal
 */
export async function changeInherited(
  item: PermissionItem,
  grants: readonly Grant[],
  change: () => Promise<void>,
  areInherited = false,
): Promise<Grant | undefined> {
  let refusal: GraphError | undefined;
  for (const one of areInherited ? grants : [undefined, ...grants]) {
    try {
      if (one) await grant(item, one);
      await change();
      return one;
    } catch (error) {
      if (!isRefused(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
