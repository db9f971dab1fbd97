import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import { leaveTeams } from '../teams/leave-teams.ts';
import { teamsOf } from './unsent-work.ts';

/**
 * The account has lost one team, as the server says: it goes as a team does that was left. Were it a mistake, the next list
 * of teams would bring it back.
 */
export async function loseTeam(context: SyncContext, teamId: string): Promise<void> {
  const person = signedIn(context.ports);
  const others = (await teamsOf(context.database, person)).filter((team) => team.id !== teamId);
  await leaveTeams(context, person, new Set(others.map((team) => team.id)));
}
