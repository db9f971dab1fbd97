import { type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';
import { getRole, isInherited } from './get-role.ts';
import {
  groupClaim,
  isPermissionRefusal,
  listItemPermissions,
  type PermissionItem,
  setRole,
  tryGrantPermission,
  tryMakeOwner,
} from './grant-permission.ts';

/**
 * Breaks inheritance on a folder: owners get full control, members write access. Repeated calls have no effect.
 * NOTE: for callers that may not share, the inherited permissions stay, which allow the same: a member may be the first
 * builder of a team. If an administrator has removed the members' permission on the library, members get none here.
 */
export async function grantMembersWrite(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  teamId: string,
): Promise<void> {
  try {
    await grantTeamWrite({ graph, driveId, itemId }, teamId);
  } catch (error) {
    const isForbidden = error instanceof GraphError && error.status === 403;
    const isNotStored = error instanceof FailureError && error.kind === 'permission-not-kept';
    if (!isForbidden && !isNotStored) throw error;
  }
}

/**
 * Gives the members of a team write access to an item, which breaks inheritance. A tenant may not find the team's group
 * by ID, or accept the grant without storing it. Then the site group that contains the members gets the permission, or
 * the group by its login name.
 *
 * @throws GraphError, FailureError `permission-not-kept` when none of them has the permission afterwards
 */
export async function grantTeamWrite(item: PermissionItem, teamId: string): Promise<void> {
  const refusal = await tryGrantPermission(item, { recipients: [{ objectId: teamId }], role: 'write' });
  if (!refusal && (await hasExplicitWrite(item, ({ grantedToV2 }) => grantedToV2?.group?.id === teamId))) return;
  const members = await fetchMemberGroups(item);
  const mayWrite = ({ grantedToV2, roles }: Permission) =>
    getRole({ roles }) !== 'read' &&
    (grantedToV2?.group?.id === teamId || members.has(grantedToV2?.siteGroup?.id ?? ''));
  for (const aliases of [[...members.values()], [`${groupClaim}${teamId}`]]) {
    for (const alias of aliases) await tryGrantPermission(item, { recipients: [{ alias }], role: 'write' });
    if ((await listItemPermissions(item)).some(mayWrite)) return;
  }
  throw refusal ?? new FailureError('permission-not-kept', { name: [...members.values()].join() });
}

/**
 * Gives the members of the team full control of the private folder, so that each can create a folder in it and restrict
 * its access; where the service doesn't grant ownership, they get write access. Permissions that the caller may not
 * change stay. Visitors get none: record 244.
 */
export async function grantMembersControl(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  teamId: string,
): Promise<void> {
  await grantMembersWrite(graph, driveId, itemId, teamId);
  const item = { graph, driveId, itemId };
  const members = await fetchMemberGroups(item);
  for (const row of await listPermissions(graph, driveId, itemId)) {
    const isMembers = members.has(row.grantedToV2?.siteGroup?.id ?? '');
    if (!isMembers || getRole(row) === 'owner' || (await tryMakeOwner(item, row)) || getRole(row) === 'write') continue;
    await setRole(item, row, 'write').catch(ignoreRefusal);
  }
}

/**
 * Lists the permissions of an item.
 *
 * @throws 'Unable to access forms folder permissions'
 */
export async function listPermissions(graph: GraphClient, driveId: string, itemId: string): Promise<Permission[]> {
  try {
    return await listItemPermissions({ graph, driveId, itemId });
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new FailureError('no-forms-folder-permissions', {}, { cause: error });
  }
}

/** Returns the site groups that may write in the whole library and don't own it: their login names by ID. */
async function fetchMemberGroups({ graph, driveId }: PermissionItem): Promise<ReadonlyMap<string, string>> {
  const root = await graph.call(operations.getRoot, { driveId });
  const rows = await listItemPermissions({ graph, driveId, itemId: root.id });
  return new Map(
    rows.flatMap((row) => {
      const { id, loginName, displayName } = row.grantedToV2?.siteGroup ?? {};
      return id !== undefined && getRole(row) === 'write' ? [[id, String(loginName ?? displayName)] as const] : [];
    }),
  );
}

/**
 * Returns whether an item has its own write permission for a principal.
 * NOTE: a tenant doesn't report which permissions are inherited, but refuses to change inherited ones, even without an
 * effect.
 */
async function hasExplicitWrite(item: PermissionItem, isMatch: (row: Permission) => boolean): Promise<boolean> {
  const row = (await listItemPermissions(item)).find((one) => isMatch(one) && getRole(one) === 'write');
  if (!row || isInherited(row)) return false;
  try {
    await setRole(item, row, 'write');
    return true;
  } catch (error) {
    if (!isPermissionRefusal(error)) throw error;
    return false;
  }
}

function ignoreRefusal(error: unknown): void {
  if (!isPermissionRefusal(error)) throw error;
}
