import { operations } from '@tideform/graph';
import type { Person } from '../../directory/directory.ts';
import { createCountResponse, createListResponse, type DirectoryRows } from '../answer/directory-list.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { defaultUserProperties, describeUser } from './describe-user.ts';
import { listVisibleUsers } from './visible-people.ts';

export const listUsers = implement(operations.listUsers, async (call, context) =>
  createListResponse(call, await loadUsers(call, context)),
);
export const countUsers = implement(operations.countUsers, async (call, context) =>
  createCountResponse(call, await loadUsers(call, context)),
);

async function loadUsers({ actor }: GraphCall<never, unknown>, { database }: GraphContext): Promise<DirectoryRows> {
  return {
    rows: await listVisibleUsers(database, actor),
    defaults: defaultUserProperties,
    known: userProperties,
    sortable: ['displayName', 'givenName', 'surname', 'mail', 'userPrincipalName'],
  };
}

const sampleUser = { homeTenantId: null } as Person;
const userProperties = Object.keys(describeUser(sampleUser));
