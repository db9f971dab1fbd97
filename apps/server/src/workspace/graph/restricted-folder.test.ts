import { type OperationName, operations, type Permission } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../directory/directory.ts';
import { insertMembership } from '../directory/groups-store.ts';
import { insertPerson } from '../directory/people-store.ts';
import { allOperations, callOperation } from '../testing/call-operation.ts';
import { createClientFor, createPerson, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

type RequiredPermission = 'read' | 'write' | 'owner';
type Role = 'owner' | 'writer' | 'reader' | 'member' | 'guest' | 'outsider';

/** Maps an operation to the permission that it requires on the item. */
const requiredPermissions: Partial<Record<OperationName, RequiredPermission>> = {
  getItem: 'read',
  getItemByPath: 'read',
  getChildByPath: 'read',
  listChildren: 'read',
  getItemListItem: 'read',
  getItemContent: 'read',
  listItemVersions: 'read',
  getItemVersion: 'read',
  getVersionContent: 'read',
  listListItemVersions: 'read',
  listPermissions: 'read',
  getPermission: 'read',
  listThumbnails: 'read',
  copyItem: 'read',
  getDriveListItem: 'read',
  getSiteListItem: 'read',
  getSiteListItemFields: 'read',
  listSiteListItemVersions: 'read',

  createChild: 'write',
  updateItem: 'write',
  deleteItem: 'write',
  deleteItemPermanently: 'write',
  deleteItemVersion: 'write',
  putItemContent: 'write',
  putChildContent: 'write',
  createUploadSession: 'write',
  createChildUploadSession: 'write',
  restoreVersion: 'write',
  checkOut: 'write',
  checkIn: 'write',
  discardCheckOut: 'write',
  invite: 'write',
  updatePermission: 'owner',
  deletePermission: 'owner',
  updateDriveListItemFields: 'write',
  updateSiteListItem: 'write',
  updateSiteListItemFields: 'write',
  deleteSiteListItem: 'write',
};

const permissionsByRole: Readonly<Record<Role, readonly RequiredPermission[]>> = {
  owner: ['read', 'write', 'owner'],
  writer: ['read', 'write'],
  reader: ['read'],
  member: [],
  guest: [],
  outsider: [],
};

/** Operations on items, except those of workbooks, which need a real workbook. */
const itemOperations = allOperations.filter(
  ({ path, params }) =>
    params.some((param) => param === 'itemId' || param === 'listItemId' || param === 'path') &&
    !path.includes('/workbook/'),
);

const folderOperations: readonly OperationName[] = [
  'listChildren',
  'createChild',
  'putChildContent',
  'createChildUploadSession',
];

const bodies: Partial<Record<OperationName, object>> = {
  createChild: { name: 'below', folder: {} },
  updateItem: { name: 'renamed.txt' },
  updatePermission: { roles: ['write'] },
  updateDriveListItemFields: { Title: 'Plan' },
  updateSiteListItemFields: { Title: 'Plan' },
  updateSiteListItem: { fields: { Title: 'Plan' } },
};

let workspace: TestWorkspace;
let people: Readonly<Record<Role, Person>>;
let spare: Person;
let folderId: string;
let siteId: string;
let subjects = 0;

beforeAll(async () => {
  workspace = await openTestWorkspace();
  people = await addPeople();
  folderId = await createRestrictedFolder();
  const graph = createClientFor(workspace, workspace.owner);
  siteId = (await graph.call(operations.getGroupRootSite, { groupId: workspace.groupId })).id;
});

afterAll(() => workspace.close());

/**
 * Adds the people of the test. All except the outsider are members of the team; permissions on the folder are granted
 * individually.
 */
async function addPeople(): Promise<typeof people> {
  const { database, owner, member, outsider, groupId } = workspace;
  const more = (name: string) => createPerson(name, owner.tenantId, 'contoso.test');
  const [writer, reader] = [more('Wanda Writer'), more('Rita Reader')];
  const guest = { ...more('Gus Guest'), homeTenantId: workspace.stranger.tenantId };
  spare = more('Sam Spare');
  for (const person of [writer, reader, guest, spare]) await insertPerson(database, person, 'nobody signs in here');
  for (const person of [writer, reader]) await insertMembership(database, groupId, person.id, 'member');
  await insertMembership(database, groupId, guest.id, 'guest');
  return { owner, writer, reader, member, guest, outsider };
}

const createInvitation = (person: Person, role: 'read' | 'write') => ({
  body: { recipients: [{ objectId: person.id }], roles: [role], requireSignIn: true },
});

/** Creates a folder that members can't see, with one reader and one writer. */
async function createRestrictedFolder(): Promise<string> {
  const graph = createClientFor(workspace, workspace.owner);
  const { driveId } = workspace;
  const add = { body: { name: 'Closed', folder: {} } };
  const { id: itemId } = await graph.call(operations.createChild, { driveId, itemId: 'root' }, add);
  await graph.call(operations.invite, { driveId, itemId }, createInvitation(people.reader, 'read'));
  await graph.call(operations.invite, { driveId, itemId }, createInvitation(people.writer, 'write'));
  const { rows } = await graph.page(operations.listPermissions, { driveId, itemId });
  const members = rows.find(({ grantedToV2 }) => grantedToV2?.siteGroup?.displayName?.endsWith('Members'));
  await graph.call(operations.deletePermission, { driveId, itemId, permissionId: members?.id ?? '' });
  return itemId;
}

interface AddedFile {
  readonly path: string;
  readonly id: string;
  readonly listItemId: string;
  readonly permissions: readonly Permission[];
  /** ID of the permission of the person `spare`; absent if the file isn't shared with them. */
  readonly grantId?: string;
}

/** Adds a file with two versions to the folder and, for operations on permissions, a grant. */
async function addFile(isShared: boolean): Promise<AddedFile> {
  const graph = createClientFor(workspace, workspace.owner);
  const { driveId } = workspace;
  const path = `plan ${++subjects}.txt`;
  const params = { driveId, itemId: folderId, path };
  await graph.call(operations.putChildContent, params, { bytes: Buffer.from('first') });
  const { id } = await graph.call(operations.putChildContent, params, { bytes: Buffer.from('second') });
  const itemParams = { driveId, itemId: id };
  const { rows } = await graph.page(operations.listPermissions, itemParams);
  const grantId = isShared
    ? (await graph.call(operations.invite, itemParams, createInvitation(spare, 'read'))).value[0]?.id
    : undefined;
  const { id: listItemId } = await graph.call(operations.getItemListItem, itemParams);
  return { path, id, listItemId, permissions: rows, ...(grantId && { grantId }) };
}

const sharedFiles = new Map<boolean, Promise<AddedFile>>();

/** Returns a file for calls that only read or are refused. Such calls share the file, since they don't change it. */
function getSharedFile(isShared: boolean): Promise<AddedFile> {
  const file = sharedFiles.get(isShared) ?? addFile(isShared);
  sharedFiles.set(isShared, file);
  return file;
}

/** Returns the path parameters of a call on the restricted folder, or on a file in it. */
async function getSubjectParams(
  name: OperationName,
  person: Person,
  isChanged: boolean,
): Promise<Record<string, string>> {
  const { driveId, listId, groupId } = workspace;
  const isShared = requiredPermissions[name] === 'owner';
  const { path, id, listItemId, permissions, grantId } = await (isChanged
    ? addFile(isShared)
    : getSharedFile(isShared));
  const isOfFolder = folderOperations.includes(name) || name === 'getChildByPath';
  return {
    driveId,
    listId,
    groupId,
    siteId,
    listItemId,
    itemId: isOfFolder ? folderId : id,
    path: isOfFolder ? (name === 'getChildByPath' ? path : `new ${path}`) : `Closed/${path}`,
    permissionId: (name === 'getPermission' ? findRow(permissions, person)?.id : grantId) ?? permissions[0]?.id ?? '',
    versionId: '1.0',
  };
}

/** Finds a person's permission. Callers who aren't owners get only their own permissions. */
function findRow(rows: readonly Permission[], { id }: Person): Permission | undefined {
  return rows.find(({ grantedToV2 }) => grantedToV2?.user?.id === id);
}

function getBody(name: OperationName): object | undefined {
  if (name === 'invite') return createInvitation(spare, 'read').body;
  if (name === 'copyItem')
    return { parentReference: { driveId: workspace.driveId, id: folderId }, name: `copy ${subjects}` };
  if (name === 'createChild') return { name: `below ${subjects}`, folder: {} };
  return bodies[name];
}

it('lists the required permission of every operation on an item', () => {
  expect(itemOperations.map(({ name }) => name).filter((name) => requiredPermissions[name] === undefined)).toEqual([]);
});

describe.each(Object.entries(permissionsByRole) as [Role, readonly RequiredPermission[]][])(
  '%s of a restricted folder',
  (role, allowed) => {
    it.each(itemOperations.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
      const need = name === 'copyItem' ? 'write' : requiredPermissions[name];
      const isAllowed = need !== undefined && allowed.includes(need);
      const subject = await getSubjectParams(name, people[role], isAllowed && need !== 'read');
      const { status, text } = await callOperation(workspace.baseUrl, people[role], operation, subject, getBody(name));
      if (isAllowed) {
        expect([
          name,
          status < 500 && status !== 401 && status !== 403 && status !== 404,
          status,
          text.slice(0, 200),
        ]).toEqual([name, true, status, text.slice(0, 200)]);
      } else {
        expect([name, status, JSON.parse(text).error.code]).toEqual([name, 403, 'accessDenied']);
        expect(text).not.toContain('plan');
      }
    });
  },
);
