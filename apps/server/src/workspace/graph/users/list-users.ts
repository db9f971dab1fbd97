import { operations } from '@tideform/graph';
import type { Person } from '../../directory/directory.ts';
import { answerDirectoryCount, answerDirectoryList, type DirectoryRows } from '../answer/directory-list.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { describeUser, usualUserProperties } from './describe-user.ts';
import { listVisibleUsers } from './visible-people.ts';

export const listUsers = implement(operations.listUsers, async (call, context) =>
  answerDirectoryList(call, await readUsers(call, context)),
);
export const countUsers = implement(operations.countUsers, async (call, context) =>
  answerDirectoryCount(call, await readUsers(call, context)),
);

async function readUsers({ actor }: GraphCall<never, unknown>, { database }: GraphContext): Promise<DirectoryRows> {
  return {
    rows: await listVisibleUsers(database, actor),
    usual: usualUserProperties,
    known: userProperties,
    sortable: ['displayName', 'givenName', 'surname', 'mail', 'userPrincipalName'],
  };
}

const nobody = { homeTenantId: null } as Person;
const userProperties = Object.keys(describeUser(nobody));
