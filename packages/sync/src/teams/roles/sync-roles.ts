import type { SyncContext } from '../../context.ts';
import type { TeamRow } from '../../database/rows.ts';
import type { Failure } from '../../failures/failure.ts';
import { schemaVersion } from '../../library/layout.ts';
import type { Identity } from '../../ports.ts';
import { whenDue } from '../when-due.ts';
import { migrateRoles } from './migrate-roles.ts';
import { pullRoles } from './pull-roles.ts';
import { hasRoles } from './role-of.ts';

/**
 * What a team's sync does about roles: a team owner turns them into permissions once the library has the current layout,
 * for everybody else they are brought here. Answers what failed.
 */
export async function syncRoles(context: SyncContext, identity: Identity, team: TeamRow): Promise<Failure[]> {
  if (!hasRoles(team)) return [];
  const errors: Failure[] = [];
  const isOwner = team.accounts[identity.userId]?.isTeamOwner === true;
  if (isOwner && team.schemaVersion === schemaVersion && (await migrated(context, identity, team))) return errors;
  await pullRoles({ ...context, identity, teamId: team.id, errors });
  return errors;
}

function migrated(context: SyncContext, identity: Identity, team: TeamRow): Promise<boolean> {
  return whenDue(context, identity, team, 'roles-migration', () => migrateRoles(context, team));
}
