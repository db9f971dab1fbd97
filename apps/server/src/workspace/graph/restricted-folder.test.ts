import { type OperationName, operations, type Permission } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../directory/directory.ts';
import { insertMembership } from '../directory/groups-store.ts';
import { insertPerson } from '../directory/people-store.ts';
import { allOperations, callOperation } from '../testing/call-operation.ts';
import { graphOf } from '../testing/graph-of.ts';
import { makePerson, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

type Need = 'read' | 'write' | 'owner';
type Role = 'owner' | 'writer' | 'reader' | 'member' | 'guest' | 'outsider';

/** What somebody must be allowed with an item of a library, for each operation that names one. */
const needs: Partial<Record<OperationName, Need>> = {
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

const may: Readonly<Record<Role, readonly Need[]>> = {
  owner: ['read', 'write', 'owner'],
  writer: ['read', 'write'],
  reader: ['read'],
  member: [],
  guest: [],
  outsider: [],
};

/** All but those of workbooks, which only a real one answers. */
const named = allOperations.filter(
  ({ path, params }) =>
    params.some((param) => param === 'itemId' || param === 'listItemId' || param === 'path') &&
    !path.includes('/workbook/'),
);

const onFolders: readonly OperationName[] = [
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
  folderId = await closeFolder();
  const graph = graphOf(workspace, workspace.owner);
  siteId = (await graph.call(operations.getGroupRootSite, { groupId: workspace.groupId })).id;
});

afterAll(() => workspace.close());

/** A member of the team is everybody but the outsider; who may do what with the folder is granted to them one by one. */
async function addPeople(): Promise<typeof people> {
  const { database, owner, member, outsider, groupId } = workspace;
  const more = (name: string) => makePerson(name, owner.tenantId, 'contoso.test');
  const [writer, reader] = [more('Wanda Writer'), more('Rita Reader')];
  const guest = { ...more('Gus Guest'), homeTenantId: workspace.stranger.tenantId };
  spare = more('Sam Spare');
  for (const person of [writer, reader, guest, spare]) await insertPerson(database, person, 'nobody signs in here');
  for (const person of [writer, reader]) await insertMembership(database, groupId, person.id, 'member');
  await insertMembership(database, groupId, guest.id, 'guest');
  return { owner, writer, reader, member, guest, outsider };
}

const toOne = (person: Person, role: 'read' | 'write') => ({
  body: { recipients: [{ objectId: person.id }], roles: [role], requireSignIn: true },
});

/** A folder that the team's members see nothing of, but for one who reads and one who writes. */
async function closeFolder(): Promise<string> {
  const graph = graphOf(workspace, workspace.owner);
  const { driveId } = workspace;
  const add = { body: { name: 'Closed', folder: {} } };
  const { id: itemId } = await graph.call(operations.createChild, { driveId, itemId: 'root' }, add);
  await graph.call(operations.invite, { driveId, itemId }, toOne(people.reader, 'read'));
  await graph.call(operations.invite, { driveId, itemId }, toOne(people.writer, 'write'));
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
  /** What `spare` was granted; absent where nothing was. */
  readonly grantId?: string;
}

/** A file of the folder with two versions and, for what is done with grants, one of its own. */
async function addFile(isShared: boolean): Promise<AddedFile> {
  const graph = graphOf(workspace, workspace.owner);
  const { driveId } = workspace;
  const path = `plan ${++subjects}.txt`;
  const params = { driveId, itemId: folderId, path };
  await graph.call(operations.putChildContent, params, { bytes: Buffer.from('first') });
  const { id } = await graph.call(operations.putChildContent, params, { bytes: Buffer.from('second') });
  const place = { driveId, itemId: id };
  const { rows } = await graph.page(operations.listPermissions, place);
  const grantId = isShared
    ? (await graph.call(operations.invite, place, toOne(spare, 'read'))).value[0]?.id
    : undefined;
  const { id: listItemId } = await graph.call(operations.getItemListItem, place);
  return { path, id, listItemId, permissions: rows, ...(grantId && { grantId }) };
}

const untouched = new Map<boolean, Promise<AddedFile>>();

/** One for all who only look, or are refused: neither changes anything. */
function untouchedFile(isShared: boolean): Promise<AddedFile> {
  const file = untouched.get(isShared) ?? addFile(isShared);
  untouched.set(isShared, file);
  return file;
}

/** The folder, or a file of it that nobody has touched. */
async function subjectOf(name: OperationName, person: Person, isChanged: boolean): Promise<Record<string, string>> {
  const { driveId, listId, groupId } = workspace;
  const isShared = needs[name] === 'owner';
  const { path, id, listItemId, permissions, grantId } = await (isChanged
    ? addFile(isShared)
    : untouchedFile(isShared));
  const isOfFolder = onFolders.includes(name) || name === 'getChildByPath';
  return {
    driveId,
    listId,
    groupId,
    siteId,
    listItemId,
    itemId: isOfFolder ? folderId : id,
    path: isOfFolder ? (name === 'getChildByPath' ? path : `new ${path}`) : `Closed/${path}`,
    permissionId: (name === 'getPermission' ? rowOf(permissions, person)?.id : grantId) ?? permissions[0]?.id ?? '',
    versionId: '1.0',
  };
}

/** Whoever owns nothing is told of their own grants alone. */
function rowOf(rows: readonly Permission[], { id }: Person): Permission | undefined {
  return rows.find(({ grantedToV2 }) => grantedToV2?.user?.id === id);
}

function bodyOf(name: OperationName): object | undefined {
  if (name === 'invite') return toOne(spare, 'read').body;
  if (name === 'copyItem')
    return { parentReference: { driveId: workspace.driveId, id: folderId }, name: `copy ${subjects}` };
  if (name === 'createChild') return { name: `below ${subjects}`, folder: {} };
  return bodies[name];
}

it('knows what every operation on an item needs', () => {
  expect(named.map(({ name }) => name).filter((name) => needs[name] === undefined)).toEqual([]);
});

describe.each(Object.entries(may) as [Role, readonly Need[]][])('of a closed folder, the %s', (role, allowed) => {
  it.each(named.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    const need = name === 'copyItem' ? 'write' : needs[name];
    const isAllowed = need !== undefined && allowed.includes(need);
    const subject = await subjectOf(name, people[role], isAllowed && need !== 'read');
    const { status, text } = await callOperation(workspace.baseUrl, people[role], operation, subject, bodyOf(name));
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
});
