import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { schemaVersion } from '../library/layout.ts';
import type { Identity } from '../ports.ts';
import { initialiseTeam } from './initialise-team.ts';
import { whenDue } from './when-due.ts';

/**
 * Before a form is edited: a library that an older program has laid out is brought to the present layout.
 *
 * @throws 'Expected schemaVersion of X or lower but found Y', and what `initialiseTeam` throws
 */
export async function upgradeTeamOf(context: SyncContext, formId: string): Promise<void> {
  const form = await context.database.forms.get(formId);
  const team = form && (await context.database.teams.get(form.teamId));
  if (team && isOther(team)) await initialiseTeam(context, team.id);
}

/**
 * In a team owner's sync the same happens by itself, also for columns that the service refused. What is refused is reported and
 * tried again seldom, or with an edit.
 */
export async function upgradeOwnTeam(context: SyncContext, identity: Identity, team: TeamRow): Promise<void> {
  if (team.accounts[identity.userId]?.isTeamOwner !== true) return;
  if (!isOther(team) && !team.refusedColumns?.length) return;
  await whenDue(context, identity, team, 'team-upgrade', async () => {
    const { refusedColumns = [] } = await initialiseTeam(context, team.id);
    if (refusedColumns.length > 0) throw new Failed('columns-refused', { columns: refusedColumns.join(', ') });
  });
}

/** A team whose settings are not known yet is left alone: they come with its library. */
function isOther(team: TeamRow): boolean {
  return team.schemaVersion !== undefined && team.schemaVersion !== schemaVersion;
}
