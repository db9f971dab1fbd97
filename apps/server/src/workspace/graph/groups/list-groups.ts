import { operations } from '@tideform/graph';
import type { Group } from '../../directory/directory.ts';
import { listGroups as listTenantGroups } from '../../directory/groups-store.ts';
import { createCountResponse, createListResponse, type DirectoryRows } from '../answer/directory-list.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { refuseGuest } from '../users/visible-people.ts';
import { defaultGroupProperties, describeGroup } from './describe-group.ts';

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
