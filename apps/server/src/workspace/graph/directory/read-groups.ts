import { operations } from '@tideform/graph';
import type { Group } from '../../directory/directory.ts';
import { listGroupPeople, listGroups as listTenantGroups } from '../../directory/groups-store.ts';
import { findPeople } from '../../directory/people-store.ts';
import { createCountResponse, createListResponse, type DirectoryRows } from '../answer/directory-query.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectFromDirectory, selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { openSite } from '../open-list.ts';
import { describeSite } from '../sites/read-sites.ts';
import { defaultGroupProperties, describeGroup, requireGroup } from './visible-groups.ts';
import { createUserDescriber, defaultUserProperties, refuseGuest } from './visible-people.ts';

export const getGroup = implement(operations.getGroup, async (call, context) => {
  const group = await requireGroup(call, context);
  return ok(selectFromDirectory(describeGroup(group), call.query, defaultGroupProperties));
});

export const listGroups = implement(operations.listGroups, async (call, context) =>
  createListResponse(call, await loadGroups(call, context)),
);
export const countGroups = implement(operations.countGroups, async (call, context) =>
  createCountResponse(call, await loadGroups(call, context)),
);

async function loadGroups({ actor }: GraphCall<never, unknown>, { database }: GraphContext): Promise<DirectoryRows> {
  await refuseGuest(database, actor);
  return {
    rows: (await listTenantGroups(database, actor.tenantId)).map(describeGroup),
    defaults: defaultGroupProperties,
    known: groupProperties,
    sortable: ['displayName', 'mail', 'createdDateTime'],
  };
}

const sampleGroup = { createdAt: new Date(0) } as Group;
const groupProperties = Object.keys(describeGroup(sampleGroup));

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

export const getGroupRootSite = implement(operations.getGroupRootSite, async (call, context) => {
  const site = await openSite(call, context);
  return ok(selectProperties(describeSite(context, site), call.query));
});
