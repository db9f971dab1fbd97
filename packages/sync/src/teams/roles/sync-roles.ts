import type { SyncContext } from '../../context.ts';
import type { TeamRow } from '../../database/rows.ts';
import type { Failure } from '../../failures/failure.ts';
import { schemaVersion } from '../../library/layout.ts';
import type { Identity } from '../../ports.ts';
import { runTaskWhenDue } from '../run-task-when-due.ts';
import { usesRoles } from './default-role.ts';
import { migrateRoles } from './migrate-roles.ts';
import { pullRoles } from './pull-roles.ts';

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
