import { operations } from '@tideform/graph';
import { listGroupPeople } from '../../directory/groups-store.ts';
import { findPeople } from '../../directory/people-store.ts';
import { refusals } from '../../refusal.ts';
import { pageOf } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { describeUser, usualUserProperties } from '../users/describe-user.ts';
import { findVisibleGroup } from './visible-group.ts';

export const listGroupMembers = implement(operations.listGroupMembers, (call, context) => answerPeople(call, context));
export const listGroupOwners = implement(operations.listGroupOwners, (call, context) =>
  answerPeople(call, context, 'owner'),
);

async function answerPeople(
  call: GraphCall<'groupId', unknown>,
  context: GraphContext,
  role?: 'owner',
): Promise<GraphAnswer> {
  const group = await findVisibleGroup(call, context, call.params.groupId);
  if (group === undefined) throw refusals.directoryObjectNotFound(call.params.groupId);
  const ids = (await listGroupPeople(context.database, group.id, role)).map(({ id }) => id);
  const people = await findPeople(context.database, ids);
  const rows = ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [{ '@odata.type': '#microsoft.graph.user', ...describeUser(person) }] : [];
  });
  return pageOf(
    call,
    rows.map((row) => selectFromDirectory(row, call.query, usualUserProperties)),
  );
}
