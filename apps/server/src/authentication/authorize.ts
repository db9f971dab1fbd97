import type { ApiOperation } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { Refused } from '../refused.ts';
import type { AnyCaller, CallersByKind } from './authenticate.ts';
import { canCallerBuildForms } from './can-caller-build-forms.ts';

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
