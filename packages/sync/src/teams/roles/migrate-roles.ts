import { type GraphClient, operations, type Permission } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { TeamRow } from '../../database/rows.ts';
import { Failed } from '../../failures/failed.ts';
import { listPermissions } from '../../library/default-permissions.ts';
import { folderNames } from '../../library/layout.ts';
import {
  changeInherited,
  type Grant,
  grant,
  type PermissionItem,
  type Recipient,
  setRole,
} from '../../library/permissions/grant.ts';
import { roleOf } from '../../library/permissions/role-of.ts';
import { topFolder } from '../../library/top-folder.ts';
import { readTeamSettings, writeTeamSettings } from '../team-settings.ts';
import { authorRole, hasRoles } from './role-of.ts';
import { readRoleRow } from './roles-list.ts';
import { siteUser, siteUserColumns, siteUsers } from './site-user.ts';

const pageSize = 1000;

/**
 * Turns the roles of an older team into permissions on Form Config. Team owners only. Where everybody is an author there
 * is nothing to turn; else only authors and owners write. team.config.json says so last: cut anywhere, the next call
 * does it again.
 *
 * @throws 'no-forms-folder', 'Unable to access forms folder permissions'; GraphError for refusals
 */
export async function migrateRoles(context: SyncContext, team: TeamRow): Promise<void> {
  const { driveId } = team;
  if (!driveId || !hasRoles(team)) return;
  const { graph } = context.ports;
  const settings = await readTeamSettings(graph, driveId);
  if (!settings) return;
  const isDue = settings.rolesMigratedToPermissions !== true;
  const role = settings.defaultRole;
  if (isDue && role !== undefined && role !== authorRole) await letAuthorsWrite(graph, team, driveId);
  if (isDue) {
    const root = await graph.call(operations.getRoot, { driveId });
    await writeTeamSettings(graph, driveId, root.id, { ...settings, rolesMigratedToPermissions: true });
  }
  await context.database.teams.update(team.id, { rolesMigratedToPermissions: true, detailsLastUpdated: undefined });
}

/**
 * NOTE: authors are invited before the others are demoted: nobody loses access in between, and a first grant is what cuts
 * the folder from its library, whose rows cannot be changed from here.
 */
async function letAuthorsWrite(graph: GraphClient, team: TeamRow, driveId: string): Promise<void> {
  const folder = await topFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const place = { graph, driveId, itemId: folder.id };
  await grant(place, { recipients: [{ objectId: team.id }], role: 'read' });
  const kept = new Set<string>();
  for (const author of await readAuthors(graph, team)) {
    for (const row of await grant(place, { recipients: [author], role: 'write' })) kept.add(row.id);
  }
  for (const row of await listPermissions(graph, driveId, folder.id)) {
    if (kept.has(row.id) || roleOf(row) !== 'write') continue;
    await demote(place, row);
  }
}

/**
 * Leaves a holder reading. A tenant may not have kept the grant to the team's group: then the folder inherits its rows, until
 * one of the groups of the site is granted what it has.
 */
async function demote(place: PermissionItem, row: Permission): Promise<void> {
  const { siteGroup } = row.grantedToV2 ?? {};
  const alias = siteGroup?.loginName ?? siteGroup?.displayName;
  const grants: Grant[] = alias ? [{ recipients: [{ alias }], role: 'write' }] : [];
  await changeInherited(place, grants, () => setRole(place, row, 'read'));
}

async function readAuthors(graph: GraphClient, team: TeamRow): Promise<Recipient[]> {
  if (!team.rolesListId) return [];
  const params = { groupId: team.id, listId: team.rolesListId };
  const query = { expand: 'fields', top: pageSize };
  const ids = new Set<string>();
  for await (const row of graph.rows(operations.listGroupListItems, params, { query })) {
    const { userId, role } = readRoleRow(row);
    if (role === authorRole) ids.add(userId);
  }
  const mails = [...ids].some(isNumber) ? await mailsByNumber(graph, team) : new Map<string, string>();
  return [...ids].flatMap((id): Recipient[] => {
    if (!isNumber(id)) return [{ objectId: id }];
    const email = mails.get(id);
    return email ? [{ email }] : [];
  });
}

const isNumber = (id: string) => /^\d+$/.test(id);

async function mailsByNumber(graph: GraphClient, team: TeamRow): Promise<ReadonlyMap<string, string>> {
  const mails = new Map<string, string>();
  if (!team.usersListId) throw new Failed('users-list-not-found', {});
  for await (const row of siteUsers(graph, team.id, team.usersListId, siteUserColumns)) {
    const user = siteUser(row);
    mails.set(user.lookupId, user.mail);
  }
  return mails;
}
