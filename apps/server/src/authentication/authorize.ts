import type { ApiOperation, TeamTokenClaims } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { canBuildForms, fetchCaller, findLibrary } from '@tideform/sync/library';
import { Refused } from '../refused.ts';
import type { AnyCaller, CallersByKind } from './authenticate.ts';

/** Error text on screens for callers who aren't team owners. */
const ownersOnlyDetail = 'Only Team Owners can modify permissions';

/**
 * Checks that a caller has the role that the operation requires. Graph and team tokens must belong to the same user. An
 * API key has the permissions of a builder.
 *
 * @throws `Refused` with `forbidden`
 */
export async function authorize(
  { caller: kind, role }: ApiOperation,
  caller: AnyCaller,
  { graphAs }: { graphAs(token: string): GraphClient },
): Promise<void> {
  if (kind !== 'team' && kind !== 'team-and-graph') return;
  const isOwner = caller !== undefined && 'isTeamOwner' in caller && caller.isTeamOwner;
  if (role === 'owner' && !isOwner) throw new Refused('forbidden', 403, ownersOnlyDetail);
  if (kind === 'team' || (caller && 'keyId' in caller)) return;
  const claims = caller as CallersByKind['team-and-graph'];
  const graph = graphAs(claims.graphToken);
  const me = await graph.call(operations.getMe, {});
  if (me.id !== claims.userId) throw new Refused('forbidden', 403);
  if (role === 'builder' && !(await canCallerBuildForms(graph, claims))) throw new Refused('forbidden', 403);
}

/**
 * Returns true if the caller may edit the team's forms, including where responses are sent: team owners, and users who
 * can write to Form Config, checked with the caller's Graph token. A team without a library has no builders.
 */
async function canCallerBuildForms(graph: GraphClient, caller: TeamTokenClaims): Promise<boolean> {
  if (caller.isTeamOwner) return true;
  const library = await findLibrary(graph, caller.teamId);
  if (!library) return false;
  return canBuildForms(graph, { id: caller.teamId, driveId: library.driveId }, await fetchCaller(graph, caller.userId));
}
