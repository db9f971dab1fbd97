import type { TeamTokenClaims } from '@tideform/contract';
import type { GraphClient } from '@tideform/graph';
import { canBuildForms, findLibrary, readCaller } from '@tideform/sync/library';

/**
 * May the caller build the team's forms, and so decide where their responses are sent? Team owners may; of others Graph is
 * asked, as the person: who writes in Form Config builds. A team without library has no forms and no builders.
 */
export async function mayBuildForms(graph: GraphClient, caller: TeamTokenClaims): Promise<boolean> {
  if (caller.isTeamOwner) return true;
  const library = await findLibrary(graph, caller.teamId);
  if (!library) return false;
  return canBuildForms(graph, { id: caller.teamId, driveId: library.driveId }, await readCaller(graph, caller.userId));
}
