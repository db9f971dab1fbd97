import type { ApiOperation } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { Refused } from '../refused.ts';
import type { Callers } from './authenticate.ts';
import { mayBuildForms } from './may-build-forms.ts';

/** What screens show to who is no owner; it is permissions that owners alone change. */
const ownersOnly = 'Only Team Owners can modify permissions';

/**
 * Lets a caller through who is what the operation's table asks for. A Graph token of another person than the team token's
 * says nothing.
 *
 * @throws `Refused` with `forbidden`
 */
export async function authorize(
  { caller: kind, role }: ApiOperation,
  caller: Callers[ApiOperation['caller']],
  { graphAs }: { graphAs(token: string): GraphClient },
): Promise<void> {
  if (kind !== 'team' && kind !== 'team-and-graph') return;
  const claims = caller as Callers['team' | 'team-and-graph'];
  if (role === 'owner' && !claims.isTeamOwner) throw new Refused('forbidden', 403, ownersOnly);
  if (!('graphToken' in claims)) return;
  const graph = graphAs(claims.graphToken);
  const me = await graph.call(operations.getMe, {});
  if (me.id !== claims.userId) throw new Refused('forbidden', 403);
  if (role === 'builder' && !(await mayBuildForms(graph, claims))) throw new Refused('forbidden', 403);
}
