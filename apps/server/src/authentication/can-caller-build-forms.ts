import type { TeamTokenClaims } from '@tideform/contract';
import type { GraphClient } from '@tideform/graph';
import { canBuildForms, fetchCaller, findLibrary } from '@tideform/sync/library';

/**
 * Returns true if the caller may edit the team's forms, including where responses are sent: team owners, and users who
 * can write to Form Config, checked with the caller's Graph token. A team without a library has no builders.
 */
export async function canCallerBuildForms(graph: GraphClient, caller: TeamTokenClaims): Promise<boolean> {
  if (caller.isTeamOwner) return true;
  const library = await findLibrary(graph, caller.teamId);
  if (!library) return false;
  return canBuildForms(graph, { id: caller.teamId, driveId: library.driveId }, await fetchCaller(graph, caller.userId));
}
