import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { schemaVersion } from '../library/layout.ts';
import type { Identity } from '../ports.ts';
import { initialiseTeam } from './initialise-team.ts';
import { runTaskWhenDue } from './run-task-when-due.ts';

/**
 * Upgrades an older library to the current layout before a form is edited.
 *
 * @throws 'Expected schemaVersion of X or lower but found Y', and the errors of `initialiseTeam`
 */
export async function upgradeTeamOf(context: SyncContext, formId: string): Promise<void> {
  const form = await context.database.forms.get(formId);
  const team = form && (await context.database.teams.get(form.teamId));
  if (team && isSchemaOutdated(team)) await initialiseTeam(context, team.id);
}

/**
 * Upgrades an older library during a team owner's sync, also to retry refused columns. Refusals are reported and
 * retried slowly, or with the next edit.
 */
export async function upgradeOwnTeam(context: SyncContext, identity: Identity, team: TeamRow): Promise<void> {
  if (team.accounts[identity.userId]?.isTeamOwner !== true) return;
  if (!isSchemaOutdated(team) && !team.refusedColumns?.length) return;
  await runTaskWhenDue(context, identity, team, 'team-upgrade', async () => {
    const { refusedColumns = [] } = await initialiseTeam(context, team.id);
    if (refusedColumns.length > 0) throw new FailureError('columns-refused', { columns: refusedColumns.join(', ') });
  });
}

/**
 * Returns whether the library has another schema version. `false` while the settings aren't known; they are loaded with
 * the library.
 */
function isSchemaOutdated(team: TeamRow): boolean {
  return team.schemaVersion !== undefined && team.schemaVersion !== schemaVersion;
}
