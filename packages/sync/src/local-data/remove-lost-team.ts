import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { removeLeftTeams } from '../teams/remove-left-teams.ts';
import { listTeamsOfAccount } from './list-unsent-work.ts';

/**
 * Removes a team that the account has lost according to the server, like a team that the user has left. If the server
 * was wrong, the next list of teams restores it.
 */
export async function removeLostTeam(context: SyncContext, teamId: string): Promise<void> {
  const person = requireIdentity(context.ports);
  const others = (await listTeamsOfAccount(context.database, person)).filter((team) => team.id !== teamId);
  await removeLeftTeams(context, person, new Set(others.map((team) => team.id)));
}
