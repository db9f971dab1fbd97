import { operations } from '@tideform/graph';
import { listGroupPeople } from '../../directory/groups-store.ts';
import { findPeople } from '../../directory/people-store.ts';
import { pageOf } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { usualUserProperties } from '../users/describe-user.ts';
import { describeUserTo } from '../users/visible-people.ts';
import { requireGroup } from './visible-group.ts';

export const listGroupMembers = implement(operations.listGroupMembers, (call, context) => answerPeople(call, context));
export const listGroupOwners = implement(operations.listGroupOwners, (call, context) =>
  answerPeople(call, context, 'owner'),
);

async function answerPeople(
  call: GraphCall<'groupId', unknown>,
  context: GraphContext,
  role?: 'owner',
): Promise<GraphAnswer> {
  const group = await requireGroup(call, context);
  const ids = (await listGroupPeople(context.database, group.id, role)).map(({ id }) => id);
  const people = await findPeople(context.database, ids);
  const describe = await describeUserTo(context.database, call.actor);
  const rows = ids.flatMap((id) => people.get(id) ?? []);
  return pageOf(call, rows, 100, 999, (person) =>
    selectFromDirectory(
      { '@odata.type': '#microsoft.graph.user', ...describe(person) },
      call.query,
      usualUserProperties,
    ),
  );
}
