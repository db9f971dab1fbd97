import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';

/** @throws 'Invalid team: {id}' */
export async function requireTeam({ database }: SyncContext, teamId: string): Promise<TeamRow> {
  const team = await database.teams.get(teamId);
  if (!team) throw new Error(`Invalid team: ${teamId}`);
  return team;
}

/** The team and its library. @throws 'Team ({id}) has not been initialized (missing driveId)' */
export async function requireLibrary(
  context: SyncContext,
  teamId: string,
): Promise<{ readonly team: TeamRow; readonly driveId: string }> {
  const team = await requireTeam(context, teamId);
  if (!team.driveId) throw new Error(`Team (${teamId}) has not been initialized (missing driveId)`);
  return { team, driveId: team.driveId };
}
