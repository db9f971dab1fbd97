import { type DirectoryObject, type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import type { TeamAccount, TeamRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { listPermissions } from '../library/default-permissions.ts';
import { getRole } from '../library/get-role.ts';
import { folderNames } from '../library/layout.ts';
import { canBuildByRole } from './roles/role.ts';

/** Signed-in user, with the IDs by which permissions identify them. */
export interface Caller {
  readonly userId: string;
  readonly userPrincipalName: string;
  readonly isGuest: boolean;
  /** IDs of groups with direct membership. */
  readonly groupIds: ReadonlySet<string>;
  readonly ownedGroupIds: ReadonlySet<string>;
}

/** Loads the signed-in user with their groups. */
export async function fetchCaller(graph: GraphClient, userId: string): Promise<Caller> {
  const [me, belongsTo, owned] = await Promise.all([
    graph.call(operations.getMe, {}),
    collectGroupIds(graph.rows(operations.listMemberOf, {})),
    collectGroupIds(graph.rows(operations.listOwnedObjects, {})),
  ]);
  return {
    userId,
    userPrincipalName: me.userPrincipalName ?? '',
    isGuest: /#ext#/i.test(me.userPrincipalName ?? ''),
    groupIds: belongsTo,
    ownedGroupIds: owned,
  };
}

async function collectGroupIds(objects: AsyncIterable<DirectoryObject>): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const object of objects) if (object['@odata.type'] === '#microsoft.graph.group') ids.add(object.id);
  return ids;
}

/**
 * Returns whether the caller may build forms: as an owner of the team, with more than read access to Form Config
 * directly or through a group, or as an author in a team whose roles aren't permissions yet. For a team without a
 * library, members may build, because the first build creates it; guests may not.
 *
 * @throws 'Unable to access forms folder', 'Unable to access forms folder permissions'
 */
export async function canBuildForms(
  graph: GraphClient,
  team: Pick<TeamRow, 'id' | 'driveId' | 'defaultRole' | 'schemaVersion' | 'rolesMigratedToPermissions'>,
  caller: Caller,
  account?: TeamAccount,
): Promise<boolean> {
  if (!team.driveId) return !caller.isGuest;
  if (caller.ownedGroupIds.has(team.id) || canBuildByRole(team, account)) return true;
  const folderId = await findFormsFolder(graph, team.driveId);
  if (!folderId) return false;
  const rows = await listPermissions(graph, team.driveId, folderId);
  return rows.some((row) => grantsWrite(row) && appliesTo(row, caller));
}

/** Returns `undefined` when the caller can't even see the folder. */
async function findFormsFolder(graph: GraphClient, driveId: string): Promise<string | undefined> {
  try {
    return (await graph.call(operations.getItemByPath, { driveId, path: folderNames.formConfig })).id;
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (error.status === 404 || error.status === 403) return undefined;
    throw new FailureError('no-forms-folder', {}, { cause: error });
  }
}

/** Returns whether a permission allows changes. */
export function grantsWrite(row: Permission): boolean {
  return getRole(row) !== 'read';
}

/**
 * Returns whether a permission that the caller sees applies to them.
 * NOTE: callers who aren't owners only see permissions that apply to them, and those of owners. So a permission without
 * a person or directory group, as for site groups and 'Everyone except external users', applies unless it is an
 * owner's.
 */
export function appliesTo(row: Permission, caller: Caller): boolean {
  const { user, group, siteGroup, siteUser } = row.grantedToV2 ?? {};
  if (user?.id) return user.id === caller.userId;
  if (group?.id) return caller.groupIds.has(group.id);
  return (siteGroup ?? siteUser) !== undefined && getRole(row) !== 'owner';
}
