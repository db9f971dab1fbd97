import { type DirectoryObject, type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import type { TeamAccount, TeamRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { listPermissions } from '../library/default-permissions.ts';
import { folderNames } from '../library/layout.ts';
import { roleOf } from '../library/permissions/role-of.ts';
import { buildsByRole } from './roles/role-of.ts';

/** The signed-in person, as permissions name them. */
export interface Caller {
  readonly userId: string;
  readonly userPrincipalName: string;
  readonly isGuest: boolean;
  /** Groups that they belong to directly. */
  readonly groupIds: ReadonlySet<string>;
  readonly ownedGroupIds: ReadonlySet<string>;
}

/** Reads who is signed in. */
export async function readCaller(graph: GraphClient, userId: string): Promise<Caller> {
  const [me, belongsTo, owned] = await Promise.all([
    graph.call(operations.getMe, {}),
    groupIds(graph.rows(operations.listMemberOf, {})),
    groupIds(graph.rows(operations.listOwnedObjects, {})),
  ]);
  return {
    userId,
    userPrincipalName: me.userPrincipalName ?? '',
    isGuest: /#ext#/i.test(me.userPrincipalName ?? ''),
    groupIds: belongsTo,
    ownedGroupIds: owned,
  };
}

async function groupIds(objects: AsyncIterable<DirectoryObject>): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const object of objects) if (object['@odata.type'] === '#microsoft.graph.group') ids.add(object.id);
  return ids;
}

/**
 * Whether the caller may build forms: they own the team, or hold a grant above reading on Form Config themselves or
 * through a group, or are an author in a team whose roles are no permissions yet. A team without library: its members may make it by their first build, guests may not.
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
  if (caller.ownedGroupIds.has(team.id) || buildsByRole(team, account)) return true;
  const folderId = await findFormsFolder(graph, team.driveId);
  if (!folderId) return false;
  const rows = await listPermissions(graph, team.driveId, folderId);
  return rows.some((row) => letsWrite(row) && isFor(row, caller));
}

/** `undefined` when the caller may not even see it. */
async function findFormsFolder(graph: GraphClient, driveId: string): Promise<string | undefined> {
  try {
    return (await graph.call(operations.getItemByPath, { driveId, path: folderNames.formConfig })).id;
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (error.status === 404 || error.status === 403) return undefined;
    throw new Failed('no-forms-folder', {}, { cause: error });
  }
}

/** Whether a permission is one to change things. */
export function letsWrite(row: Permission): boolean {
  return roleOf(row) !== 'read';
}

/**
 * Whether a permission that the caller sees is theirs.
 *
 * NOTE: who is not an owner sees only rows that concern them, and the owners' rows: of those that name neither a person nor a
 * group of the directory, as site groups and 'Everyone except external users', all others are theirs.
 */
export function isFor(row: Permission, caller: Caller): boolean {
  const { user, group, siteGroup, siteUser } = row.grantedToV2 ?? {};
  if (user?.id) return user.id === caller.userId;
  if (group?.id) return caller.groupIds.has(group.id);
  return (siteGroup ?? siteUser) !== undefined && roleOf(row) !== 'owner';
}
