import { operations } from '@tideform/graph';
import { listGroupPeople } from '../../directory/groups-store.ts';
import { findPeople } from '../../directory/people-store.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement } from '../call/graph-call.ts';
import { defaultUserProperties } from '../users/describe-user.ts';
import { createUserDescriber } from '../users/visible-people.ts';
import { requireGroup } from './visible-group.ts';

export const listGroupMembers = implement(operations.listGroupMembers, (call, context) =>
  createPeopleResponse(call, context),
);
export const listGroupOwners = implement(operations.listGroupOwners, (call, context) =>
  createPeopleResponse(call, context, 'owner'),
);

async function createPeopleResponse(
  call: GraphCall<'groupId', unknown>,
  context: GraphContext,
  role?: 'owner',
): Promise<GraphResponse> {
  const group = await requireGroup(call, context);
  const ids = (await listGroupPeople(context.database, group.id, role)).map(({ id }) => id);
  const people = await findPeople(context.database, ids);
  const describe = await createUserDescriber(context.database, call.actor);
  const rows = ids.flatMap((id) => people.get(id) ?? []);
  return createPageResponse(call, rows, 100, 999, (person) =>
    selectFromDirectory(
      { '@odata.type': '#microsoft.graph.user', ...describe(person) },
      call.query,
      defaultUserProperties,
    ),
  );
}
