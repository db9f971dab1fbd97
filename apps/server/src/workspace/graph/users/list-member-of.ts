import { operations } from '@tideform/graph';
import { pageOf } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, implement } from '../call/graph-call.ts';
import { describeGroup, usualGroupProperties } from '../groups/describe-group.ts';

export const listMemberOf = implement(operations.listMemberOf, (call) => answerGroups(call, false));
export const listOwnedObjects = implement(operations.listOwnedObjects, (call) => answerGroups(call, true));

/** Groups that the caller belongs to, or owns. */
async function answerGroups(call: GraphCall<never, unknown>, isOwned: boolean): Promise<GraphAnswer> {
  const groups = call.actor.memberships.filter(({ role }) => !isOwned || role === 'owner');
  const rows = groups.map(({ group }) => ({ '@odata.type': '#microsoft.graph.group', ...describeGroup(group) }));
  return pageOf(
    call,
    rows.map((row) => selectFromDirectory(row, call.query, usualGroupProperties)),
  );
}
