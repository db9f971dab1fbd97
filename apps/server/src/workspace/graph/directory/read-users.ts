import { operations } from '@tideform/graph';
import type { DirectoryRole, Person } from '../../directory/directory.ts';
import { listRoles } from '../../directory/roles-store.ts';
import { createCountResponse, createListResponse, type DirectoryRows } from '../answer/directory-query.ts';
import { createPageResponse } from '../answer/page.ts';
import { createPhotoInfoResponse, createPhotoResponse } from '../answer/photos.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { defaultGroupProperties, describeGroup } from './visible-groups.ts';
import {
  createUserDescriber,
  defaultUserProperties,
  describeUser,
  listVisibleUsers,
  requirePerson,
} from './visible-people.ts';

export const getUser = implement(operations.getUser, (call, context) =>
  createUserResponse(call, context, call.params.userId),
);
export const getMe = implement(operations.getMe, (call, context) =>
  createUserResponse(call, context, call.actor.personId),
);

async function createUserResponse(
  call: GraphCall<never, unknown>,
  { database }: GraphContext,
  id: string,
): Promise<GraphResponse> {
  const person = await requirePerson(database, call.actor, id);
  const describe = await createUserDescriber(database, call.actor);
  return ok(selectFromDirectory(describe(person), call.query, defaultUserProperties));
}

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

/** Lists groups and directory roles. Selected properties that one of the types lacks are omitted there. */
export const listMemberOf = implement(operations.listMemberOf, async (call, context) => {
  const roles = await listRoles(context.database, call.actor.personId);
  return createPageResponse(call, [
    ...describeGroups(call, () => true),
    ...roles.map((role) => describeRole(call, role)),
  ]);
});

export const listOwnedObjects = implement(operations.listOwnedObjects, async (call) =>
  createPageResponse(
    call,
    describeGroups(call, (role) => role === 'owner'),
  ),
);

function describeGroups(call: GraphCall<never, unknown>, hasRole: (role: string) => boolean): object[] {
  return call.actor.memberships
    .filter(({ role }) => hasRole(role))
    .map(({ group }) => ({ '@odata.type': '#microsoft.graph.group', ...describeGroup(group) }))
    .map((row) => selectFromDirectory(row, call.query, defaultGroupProperties));
}

function describeRole({ query }: GraphCall<never, unknown>, role: DirectoryRole): object {
  const { id, displayName, description, templateId: roleTemplateId } = role;
  const row: Record<string, unknown> = { id, displayName, description, roleTemplateId };
  const names = query.select ?? Object.keys(row);
  const selected = names.flatMap((name) => Object.keys(row).filter((key) => key.toLowerCase() === name.toLowerCase()));
  return {
    '@odata.type': '#microsoft.graph.directoryRole',
    ...Object.fromEntries(selected.map((key) => [key, row[key]])),
  };
}

export const getUserPhoto = implement(operations.getUserPhoto, async (call, context) => {
  const person = await requirePerson(context.database, call.actor, call.params.userId);
  return createPhotoResponse(context, person.id, call.params.size);
});

export const getUserPhotoValue = implement(operations.getUserPhotoValue, async (call, context) => {
  const person = await requirePerson(context.database, call.actor, call.params.userId);
  return createPhotoResponse(context, person.id);
});

export const getUserPhotoInfo = implement(operations.getUserPhotoInfo, async (call, context) => {
  const person = await requirePerson(context.database, call.actor, call.params.userId);
  return createPhotoInfoResponse(context, person.id);
});
