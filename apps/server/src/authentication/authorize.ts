import type { ApiOperation } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { Refused } from '../refused.ts';
import type { AnyCaller, Callers } from './authenticate.ts';
import { mayBuildForms } from './may-build-forms.ts';

/** What screens show to who is no owner; it is permissions that owners alone change. */
const ownersOnly = 'Only Team Owners can modify permissions';

/**
 * Lets a caller through who is what the operation's table asks for. A Graph token of another person than the team token's
 * says nothing; a key of the team is as good as the builder who has made it.
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
  if (role === 'owner' && !isOwner) throw new Refused('forbidden', 403, ownersOnly);
  if (kind === 'team' || (caller && 'keyId' in caller)) return;
  const claims = caller as Callers['team-and-graph'];
  const graph = graphAs(claims.graphToken);
  const me = await graph.call(operations.getMe, {});
  if (me.id !== claims.userId) throw new Refused('forbidden', 403);
  if (role === 'builder' && !(await mayBuildForms(graph, claims))) throw new Refused('forbidden', 403);
}
