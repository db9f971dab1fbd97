import type { TeamTokenClaims } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { canBuildForms, findLibrary, readCaller } from '@tideform/sync/library';

/**
 * May the caller build the team's forms, and so decide where their responses are sent? Team owners may; of others Graph is
 * asked, as the person: who writes in Form Config builds. A Graph token of another person than the team token's says
 * nothing. A team without library has no forms and no builders.
 */
export async function mayBuildForms(graph: GraphClient, caller: TeamTokenClaims): Promise<boolean> {
  if (caller.isTeamOwner) return true;
  const me = await graph.call(operations.getMe, {});
  if (me.id !== caller.userId) return false;
  const library = await findLibrary(graph, caller.teamId);
  if (!library) return false;
  return canBuildForms(graph, { id: caller.teamId, driveId: library.driveId }, await readCaller(graph, caller.userId));
}
