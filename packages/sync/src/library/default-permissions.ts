import { type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import {
  groupClaim,
  isRefused,
  listRows,
  type PermissionItem,
  setRole,
  tryGrant,
  tryOwner,
} from './permissions/grant.ts';
import { isInherited, roleOf } from './permissions/role-of.ts';

/**
 * The folder leaves inheritance: owners own, members write. Doing it again changes nothing.
 *
 * NOTE: Members who may not share keep the inherited rows, which say the same: a member may be the first to build in a team.
 * Where an administrator has taken the members' permission of the library, they have none here.
 */
export async function letMembersWrite(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  teamId: string,
): Promise<void> {
  try {
    await letTeamWrite({ graph, driveId, itemId }, teamId);
  } catch (error) {
    const isForbidden = error instanceof GraphError && error.status === 403;
    const isNotKept = error instanceof Failed && error.kind === 'permission-not-kept';
    if (!isForbidden && !isNotKept) throw error;
  }
}

/**
 * Gives the members of a team writing on an item, which leaves inheritance. A tenant may know the team's group by no id, or accept
 * a grant to it and not keep it: then the group of the site that members are in gets it, or the group by its login name.
 *
 * @throws GraphError, Failed `permission-not-kept` when none of them has it afterwards
 */
export async function letTeamWrite(item: PermissionItem, teamId: string): Promise<void> {
  const refusal = await tryGrant(item, { recipients: [{ objectId: teamId }], role: 'write' });
  if (!refusal && (await hasOwn(item, ({ grantedToV2 }) => grantedToV2?.group?.id === teamId))) return;
  const members = await memberGroups(item);
  const mayWrite = ({ grantedToV2, roles }: Permission) =>
    roleOf({ roles }) !== 'read' &&
    (grantedToV2?.group?.id === teamId || members.has(grantedToV2?.siteGroup?.id ?? ''));
  for (const aliases of [[...members.values()], [`${groupClaim}${teamId}`]]) {
    for (const alias of aliases) await tryGrant(item, { recipients: [{ alias }], role: 'write' });
    if ((await listRows(item)).some(mayWrite)) return;
  }
  throw refusal ?? new Failed('permission-not-kept', { name: [...members.values()].join() });
}

/**
 * Members of the team get full control of the private folder, so that each can make one inside and close it to others; where the
 * service grants no ownership, they write. Rows that the caller may not change stay. Visitors get nothing: record 244.
 */
export async function letMembersControl(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  teamId: string,
): Promise<void> {
  await letMembersWrite(graph, driveId, itemId, teamId);
  const item = { graph, driveId, itemId };
  const members = await memberGroups(item);
  for (const row of await listPermissions(graph, driveId, itemId)) {
    const isMembers = members.has(row.grantedToV2?.siteGroup?.id ?? '');
    if (!isMembers || roleOf(row) === 'owner' || (await tryOwner(item, row)) || roleOf(row) === 'write') continue;
    await setRole(item, row, 'write').catch(unlessRefused);
  }
}

/** Who may do what with an item. @throws 'Unable to access forms folder permissions' */
export async function listPermissions(graph: GraphClient, driveId: string, itemId: string): Promise<Permission[]> {
  try {
    return await listRows({ graph, driveId, itemId });
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new Failed('no-forms-folder-permissions', {}, { cause: error });
  }
}

/** Groups of the site that may write in the whole library and don't own it, by their number: their login names. */
async function memberGroups({ graph, driveId }: PermissionItem): Promise<ReadonlyMap<string, string>> {
  const root = await graph.call(operations.getRoot, { driveId });
  const rows = await listRows({ graph, driveId, itemId: root.id });
  return new Map(
    rows.flatMap((row) => {
      const { id, loginName, displayName } = row.grantedToV2?.siteGroup ?? {};
      return id !== undefined && roleOf(row) === 'write' ? [[id, String(loginName ?? displayName)] as const] : [];
    }),
  );
}

/**
 * Whether an item has a writing permission of its own for a holder.
 *
 * NOTE: a tenant doesn't say what is inherited, but refuses to change it, also to what it is.
 */
async function hasOwn(item: PermissionItem, isHolder: (row: Permission) => boolean): Promise<boolean> {
  const row = (await listRows(item)).find((one) => isHolder(one) && roleOf(one) === 'write');
  if (!row || isInherited(row)) return false;
  try {
    await setRole(item, row, 'write');
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return false;
  }
}

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error;
}
