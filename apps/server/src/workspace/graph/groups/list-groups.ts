import { operations } from '@tideform/graph';
import type { Group } from '../../directory/directory.ts';
import { listGroups as listTenantGroups } from '../../directory/groups-store.ts';
import { answerDirectoryCount, answerDirectoryList, type DirectoryRows } from '../answer/directory-list.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { refuseGuest } from '../users/visible-people.ts';
import { describeGroup, usualGroupProperties } from './describe-group.ts';

export const listGroups = implement(operations.listGroups, async (call, context) =>
  answerDirectoryList(call, await readGroups(call, context)),
);
export const countGroups = implement(operations.countGroups, async (call, context) =>
  answerDirectoryCount(call, await readGroups(call, context)),
);

async function readGroups({ actor }: GraphCall<never, unknown>, { database }: GraphContext): Promise<DirectoryRows> {
  await refuseGuest(database, actor);
  return {
    rows: (await listTenantGroups(database, actor.tenantId)).map(describeGroup),
    usual: usualGroupProperties,
    known: groupProperties,
    sortable: ['displayName', 'mail', 'createdDateTime'],
  };
}

const nothing = { createdAt: new Date(0) } as Group;
const groupProperties = Object.keys(describeGroup(nothing));
