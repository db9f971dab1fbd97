import type { Group } from '../../directory/directory.ts';
import { Refusal } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { findVisibleTeam } from '../groups/visible-group.ts';

/** @throws 404 for an unknown team or one that the caller may not see */
export async function requireTeam(call: GraphCall<'teamId', unknown>, context: GraphContext): Promise<Group> {
  const group = await findVisibleTeam(call, context);
  if (group === undefined) throw new Refusal(404, 'NotFound', `No team found with Group Id ${call.params.teamId}`);
  return group;
}
