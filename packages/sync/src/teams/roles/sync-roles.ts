import { GraphError, type GraphPage, type ListItemChange, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { TeamAccount, TeamRow } from '../../database/rows.ts';
import type { Failure } from '../../failures/failure.ts';
import { toFailure } from '../../failures/to-failure.ts';
import { schemaVersion } from '../../library/layout.ts';
import type { Identity } from '../../ports.ts';
import { runTaskWhenDue } from '../run-task-when-due.ts';
import { migrateRoles } from './migrate-roles.ts';
import { canBuildByRole, isRoleOf, parseRoleRow, usesRoles } from './role.ts';

/**
 * Syncs the roles of a team: for a team owner, converts them to permissions once the library has the current layout;
 * for other users, loads them. Returns the failures.
 */
export async function syncRoles(context: SyncContext, identity: Identity, team: TeamRow): Promise<Failure[]> {
  if (!usesRoles(team)) return [];
  const errors: Failure[] = [];
  const isOwner = team.accounts[identity.userId]?.isTeamOwner === true;
  if (isOwner && team.schemaVersion === schemaVersion && (await tryMigration(context, identity, team))) return errors;
  await pullRoles({ ...context, identity, teamId: team.id, errors });
  return errors;
}

function tryMigration(context: SyncContext, identity: Identity, team: TeamRow): Promise<boolean> {
  return runTaskWhenDue(context, identity, team, 'roles-migration', () => migrateRoles(context, team));
}

const pageSize = 1000;

interface RolesPull extends SyncContext {
  readonly identity: Identity;
  readonly teamId: string;
  /** Failures of this pull so far. */
  readonly errors: Failure[];
}

/**
 * Loads the account's role from the changes of the team's roles list. Makes no call for teams whose roles are
 * permissions and teams without a roles list. If the list rejects its token as outdated, the list and the team's
 * library are loaded completely.
 */
async function pullRoles(pull: RolesPull): Promise<void> {
  const team = await pull.database.teams.get(pull.teamId);
  if (!team?.rolesListId || !usesRoles(team)) return;
  try {
    await pullChanges(pull, team.rolesListId, team.accounts[pull.identity.userId]?.rolesListToken);
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    pull.errors.push({ kind: 'role-changes', parameters: {}, cause: toFailure(error) });
  }
}

async function pullChanges(pull: RolesPull, listId: string, token: string | undefined): Promise<void> {
  for (let link = token, mayRestart = true; ; ) {
    const page = await fetchRolesPage(pull, listId, link).catch(async (error: unknown) => {
      if (!(link && mayRestart && isTokenExpired(error))) throw error;
      await resetTokens(pull);
      return undefined;
    });
    if (page) {
      await savePage(pull, page, link === undefined);
      link = page.nextLink;
      if (!link) return;
    } else {
      mayRestart = false;
      link = undefined;
    }
  }
}

/**
 * Returns whether the list rejects its token as outdated: with status 410, or with an error in a response with status
 * 200.
 */
function isTokenExpired(error: unknown): boolean {
  return error instanceof GraphError && (error.status === 410 || error.status === 200);
}

function fetchRolesPage(
  { ports, teamId }: RolesPull,
  listId: string,
  link: string | undefined,
): Promise<GraphPage<ListItemChange>> {
  const options = { query: { expand: 'fields', top: pageSize }, ...(link && { link }) };
  return ports.graph.page(operations.listGroupListItemChanges, { groupId: teamId, listId }, options);
}

async function resetTokens({ database, teamId, identity }: RolesPull): Promise<void> {
  await database.transaction('rw', database.teams, database.teamSync, async () => {
    const team = await database.teams.get(teamId);
    const { rolesListToken: _, ...account } = team?.accounts[identity.userId] ?? {};
    if (team) await database.teams.put({ ...team, accounts: { ...team.accounts, [identity.userId]: account } });
    const stored = await database.teamSync.get(teamId);
    if (!stored) return;
    const { token: _token, resync: _resync, ...known } = stored;
    await database.teamSync.put(known);
  });
}

/** Stores the account's role and the page's token in one transaction. */
async function savePage(pull: RolesPull, page: GraphPage<ListItemChange>, isFirst: boolean): Promise<void> {
  const { database, teamId, identity } = pull;
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    if (!team) return;
    const before = team.accounts[identity.userId] ?? {};
    const account = withRole(pull, isFirst ? withoutRole(before) : before, page.rows);
    const token = page.nextLink ?? page.deltaLink;
    const updated: TeamAccount = { ...account, ...(token && pull.errors.length === 0 && { rolesListToken: token }) };
    await database.teams.put(withRights(team, identity.userId, updated));
  });
}

function withRole(pull: RolesPull, before: TeamAccount, rows: readonly ListItemChange[]): TeamAccount {
  let account = before;
  for (const row of rows) {
    if (row.deleted) {
      if (row.id === account.userRoleId) account = withoutRole(account);
      continue;
    }
    try {
      const read = parseRoleRow(row);
      const isOwn = isRoleOf(read, pull.identity.userId, account.userLookupId);
      if (isOwn) account = { ...account, userRole: read.role, userRoleId: read.id };
      else if (row.id === account.userRoleId) account = withoutRole(account);
    } catch {
      pull.errors.push({ kind: 'role-change', parameters: { rowId: row.id } });
    }
  }
  return account;
}

function withoutRole({ userRole: _role, userRoleId: _id, ...account }: TeamAccount): TeamAccount {
  return account;
}

/** Updates the permission to build: authors get it at once; for former authors, the permissions are loaded again. */
function withRights(team: TeamRow, userId: string, account: TeamAccount): TeamRow {
  const before = team.accounts[userId];
  const builds = canBuildByRole(team, account);
  const { detailsLastUpdated, ...rest } = team;
  const needsCheck = !builds && canBuildByRole(team, before);
  return {
    ...rest,
    ...(detailsLastUpdated && !needsCheck && { detailsLastUpdated }),
    accounts: { ...team.accounts, [userId]: builds ? { ...account, canBuildForms: true } : account },
  };
}
