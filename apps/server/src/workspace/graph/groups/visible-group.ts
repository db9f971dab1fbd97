import type { Group } from '../../directory/directory.ts';
import { findGroup } from '../../directory/groups-store.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { isGuid } from '../guid.ts';

/** A group that the caller may see: their own groups, and the public ones of their organisation. */
export async function findVisibleGroup(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  id: string,
): Promise<Group | undefined> {
  const group = isGuid(id) ? await findGroup(context.database, call.actor.tenantId, id) : undefined;
  const isMember = call.actor.memberships.some((membership) => membership.group.id === group?.id);
  return isMember || group?.visibility === 'Public' ? group : undefined;
}
