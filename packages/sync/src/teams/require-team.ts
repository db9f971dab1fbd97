import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';

/**
 * Loads a team's row.
 *
 * @throws 'Invalid team: {id}'
 */
export async function requireTeam({ database }: SyncContext, teamId: string): Promise<TeamRow> {
  const team = await database.teams.get(teamId);
  if (!team) throw new FailureError('invalid-team', { teamId });
  return team;
}

/**
 * Loads a team's row with its drive ID.
 *
 * @throws 'Team ({id}) has not been initialized (missing driveId)'
 */
export async function requireLibrary(
  context: SyncContext,
  teamId: string,
): Promise<{ readonly team: TeamRow; readonly driveId: string }> {
  const team = await requireTeam(context, teamId);
  if (!team.driveId) throw new FailureError('team-not-initialized', { teamId });
  return { team, driveId: team.driveId };
}
