import { type GraphClient, operations, type Permission } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { TeamRow } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { listPermissions } from '../../library/default-permissions.ts';
import { fetchTopFolder } from '../../library/drive-items.ts';
import { getRole } from '../../library/get-role.ts';
import {
  changeInheritedPermissions,
  grantPermission,
  type PermissionGrant,
  type PermissionItem,
  type Recipient,
  setRole,
} from '../../library/grant-permission.ts';
import { folderNames } from '../../library/layout.ts';
import { fetchTeamSettings, uploadTeamSettings } from '../team-settings.ts';
import { authorRole, parseRoleRow, usesRoles } from './role.ts';
import { listSiteUsers, siteUserColumns, toSiteUser } from './site-user.ts';

const pageSize = 1000;

/**
 * Converts the roles of an older team to permissions on Form Config. For team owners only. If the default role is
 * author, no permissions change; otherwise only authors and owners keep write access. team.config.json is updated last,
 * so that an interrupted call is repeated.
 *
 * @throws 'no-forms-folder', 'Unable to access forms folder permissions'; GraphError for refusals
 */
export async function migrateRoles(context: SyncContext, team: TeamRow): Promise<void> {
  const { driveId } = team;
  if (!driveId || !usesRoles(team)) return;
  const { graph } = context.ports;
  const settings = await fetchTeamSettings(graph, driveId);
  if (!settings) return;
  const isDue = settings.rolesMigratedToPermissions !== true;
  const role = settings.defaultRole;
  if (isDue && role !== undefined && role !== authorRole) await grantAuthorsWrite(graph, team, driveId);
  if (isDue) {
    const root = await graph.call(operations.getRoot, { driveId });
    await uploadTeamSettings(graph, driveId, root.id, { ...settings, rolesMigratedToPermissions: true });
  }
  await context.database.teams.update(team.id, { rolesMigratedToPermissions: true, detailsLastUpdated: undefined });
}

/**
 * Grants write access to authors and read access to the others.
 * NOTE: authors are invited before others are demoted, so that they never lose access. The first grant also breaks
 * inheritance; inherited permissions can't be changed here.
 */
async function grantAuthorsWrite(graph: GraphClient, team: TeamRow, driveId: string): Promise<void> {
  const folder = await fetchTopFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const permissionItem = { graph, driveId, itemId: folder.id };
  await grantPermission(permissionItem, { recipients: [{ objectId: team.id }], role: 'read' });
  const grantedIds = new Set<string>();
  for (const author of await fetchAuthors(graph, team)) {
    for (const row of await grantPermission(permissionItem, { recipients: [author], role: 'write' }))
      grantedIds.add(row.id);
  }
  for (const row of await listPermissions(graph, driveId, folder.id)) {
    if (grantedIds.has(row.id) || getRole(row) !== 'write') continue;
    await reduceToRead(permissionItem, row);
  }
}

/**
 * Reduces a principal to read access. If a tenant didn't store the grant to the team's group, the folder still inherits
 * its permissions, until a site group is granted its current role again.
 */
async function reduceToRead(permissionItem: PermissionItem, row: Permission): Promise<void> {
  const { siteGroup } = row.grantedToV2 ?? {};
  const alias = siteGroup?.loginName ?? siteGroup?.displayName;
  const grants: PermissionGrant[] = alias ? [{ recipients: [{ alias }], role: 'write' }] : [];
  await changeInheritedPermissions(permissionItem, grants, () => setRole(permissionItem, row, 'read'));
}

async function fetchAuthors(graph: GraphClient, team: TeamRow): Promise<Recipient[]> {
  if (!team.rolesListId) return [];
  const params = { groupId: team.id, listId: team.rolesListId };
  const query = { expand: 'fields', top: pageSize };
  const ids = new Set<string>();
  for await (const row of graph.rows(operations.listGroupListItems, params, { query })) {
    const { userId, role } = parseRoleRow(row);
    if (role === authorRole) ids.add(userId);
  }
  const mails = [...ids].some(isLookupId) ? await fetchEmailsByLookupId(graph, team) : new Map<string, string>();
  return [...ids].flatMap((id): Recipient[] => {
    if (!isLookupId(id)) return [{ objectId: id }];
    const email = mails.get(id);
    return email ? [{ email }] : [];
  });
}

const isLookupId = (id: string) => /^\d+$/.test(id);

async function fetchEmailsByLookupId(graph: GraphClient, team: TeamRow): Promise<ReadonlyMap<string, string>> {
  const mails = new Map<string, string>();
  if (!team.usersListId) throw new FailureError('users-list-not-found', {});
  for await (const row of listSiteUsers(graph, team.id, team.usersListId, siteUserColumns)) {
    const user = toSiteUser(row);
    mails.set(user.lookupId, user.mail);
  }
  return mails;
}
