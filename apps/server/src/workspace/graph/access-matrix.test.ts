import { type OperationName, operations } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../directory/directory.ts';
import { insertMembership } from '../directory/groups-store.ts';
import { insertPerson } from '../directory/people-store.ts';
import { type AnyOperation, allOperations, callOperation } from '../testing/call-operation.ts';
import { graphOf } from '../testing/graph-of.ts';
import { makePerson, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

const roles = ['outsider', 'guest', 'member', 'owner'] as const;
type Role = (typeof roles)[number];

const everybody: readonly Role[] = roles;
/** Of the organization: those who were invited see no directory. */
const colleagues: readonly Role[] = ['outsider', 'member', 'owner'];
const team: readonly Role[] = ['guest', 'member', 'owner'];
/** Lists and columns are the team's own business. */
const members: readonly Role[] = ['member', 'owner'];

/** Who of an organization may what of a team of it, and of the organization. */
const mayCall: Readonly<Partial<Record<OperationName, readonly Role[]>>> = {
  batch: everybody,

  getRoot: team,
  getDrive: team,
  getDriveList: team,
  getDriveSocket: team,
  getDriveListSocket: team,
  listDriveChanges: team,
  listDriveListColumns: team,
  listDriveListItems: team,
  listGroupDrives: team,
  listSiteDrives: team,
  getGroupRootSite: team,
  getGroupList: team,
  listGroupListColumns: team,
  listGroupListItemChanges: team,
  listGroupListItems: team,
  listGroupLists: team,
  getSite: team,
  getSiteList: team,
  getSiteListColumn: team,
  listSiteListColumns: team,
  listSiteListItemChanges: team,
  listSiteListItems: team,
  listSiteLists: team,
  createSiteListItem: team,
  getTeam: team,
  getTeamPhoto: team,
  listChannels: team,

  createDriveListColumn: members,
  createGroupList: members,
  createGroupListColumn: members,
  createSiteList: members,
  createSiteListColumn: members,
  updateDriveList: members,
  updateDriveListColumn: members,
  updateGroupList: members,
  updateGroupListColumn: members,
  updateSiteList: members,
  updateSiteListColumn: members,
  deleteSiteList: members,
  deleteSiteListColumn: members,

  countGroups: colleagues,
  countUsers: colleagues,
  listGroups: colleagues,
  listUsers: colleagues,
  sendMail: colleagues,
  getMailFolder: colleagues,
  listFolderMessages: colleagues,
  listMailFolders: colleagues,
  listMessages: colleagues,
  // Messages are looked for in one's own mailbox alone: nobody else finds the owner's.
  getAttachmentContent: ['owner'],
  getMessage: ['owner'],
  getMessageAttachment: ['owner'],
  getMessageContent: ['owner'],
  listMessageAttachments: ['owner'],

  // The team is open to its organization.
  getGroup: everybody,
  listGroupMembers: everybody,
  listGroupOwners: everybody,
  getOrganization: everybody,
  listOrganizations: everybody,
  // What they list is one's own.
  listJoinedTeams: everybody,
  listMemberOf: everybody,
  listOwnedObjects: everybody,
  listTeams: everybody,
  listSites: everybody,
  getMe: everybody,
  getUser: everybody,
  getUserPhoto: everybody,
  getUserPhotoInfo: everybody,
  getUserPhotoValue: everybody,
};

/** Those on an item are tried on a closed folder by six kinds of people (`restricted-folder.test.ts`); workbooks open as the item does. */
const namesItem = ({ params }: AnyOperation): boolean =>
  params.some((param) => param === 'itemId' || param === 'listItemId' || param === 'path');
const others = allOperations.filter((operation) => !namesItem(operation));
const workbooks = allOperations.filter(({ path }) => path.includes('/workbook/'));

let workspace: TestWorkspace;
let people: Readonly<Record<Role, Person>>;
let places: Readonly<Record<string, string>>;
let tries = 0;

beforeAll(async () => {
  workspace = await openTestWorkspace();
  const { database, owner, member, outsider, groupId, driveId, listId, stranger } = workspace;
  const guest = { ...makePerson('Gus Guest', owner.tenantId, 'contoso.test'), homeTenantId: stranger.tenantId };
  await insertPerson(database, guest, 'nobody signs in here');
  await insertMembership(database, groupId, guest.id, 'guest');
  people = { owner, member, guest, outsider };
  const graph = graphOf(workspace, owner);
  const site = await graph.call(operations.getGroupRootSite, { groupId });
  const book = { driveId, itemId: 'root', path: 'book.xlsx' };
  const { id: itemId } = await graph.call(operations.putChildContent, book, { bytes: Buffer.from('no workbook') });
  await graph.call(operations.sendMail, {}, { body: letter() });
  const { rows: sent } = await graph.page(operations.listFolderMessages, { folderId: 'sentitems' });
  places = {
    ...{ driveId, listId, groupId, itemId, teamId: groupId, siteId: site.id, userId: owner.id },
    ...{ organizationId: owner.tenantId, folderId: 'inbox', messageId: sent[0]!.id, attachmentId: 'none' },
    ...{ worksheetId: 'Sheet1', tableId: 'Table1', columnName: 'A', rowIndex: '0', index: '0', size: '48x48' },
  };
});
afterAll(() => workspace.close());

const letter = () => ({
  message: { subject: 'Boiler', toRecipients: [{ emailAddress: { address: workspace.member.mail ?? '' } }] },
});

const onLists: readonly OperationName[] = ['deleteSiteList', 'updateSiteList', 'updateGroupList'];

/** A list and a column that nobody has touched, for what takes them away. */
async function placesFor({ name, params }: AnyOperation): Promise<typeof places> {
  const graph = graphOf(workspace, workspace.owner);
  const { siteId = '', listId = '' } = places;
  if (params.includes('columnId' as never)) {
    const body = { name: `c${++tries}`, text: {} };
    const column = await graph.call(operations.createSiteListColumn, { siteId, listId }, { body });
    return { ...places, columnId: column.id ?? '' };
  }
  if (!onLists.includes(name)) return places;
  const made = await graph.call(operations.createSiteList, { siteId }, { body: { displayName: `List ${++tries}` } });
  return { ...places, listId: made.id };
}

function bodyOf(name: OperationName): object | undefined {
  const displayName = `List ${++tries}`;
  if (name === 'createSiteList' || name === 'createGroupList') return { displayName };
  if (/^update\w+List$/.test(name)) return { description: displayName };
  if (/^create\w+Column$/.test(name)) return { name: `c${tries}`, text: {} };
  return name === 'sendMail' ? letter() : undefined;
}

async function ask(operation: AnyOperation, role: Role) {
  const subject = await placesFor(operation);
  const { status, text } = await callOperation(
    ...([workspace.baseUrl, people[role], operation, subject, bodyOf(operation.name)] as const),
  );
  return { name: operation.name, role, status, text };
}

it('knows of every operation who may call it', () => {
  expect(others.map(({ name }) => name).filter((name) => mayCall[name] === undefined)).toEqual([]);
  expect(Object.keys(mayCall).filter((name) => !others.some((other) => other.name === name))).toEqual([]);
});

describe.each(others.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  it('is open to whom the table names, and to nobody else', async () => {
    for (const role of roles) {
      const { status, text } = await ask(operation, role);
      const isOut = status === 401 || status === 403 || isNobodys(status, text);
      expect([role, isOut ? 'out' : 'in', text.slice(0, 300)]).toEqual([
        role,
        mayCall[name]?.includes(role) ? 'in' : 'out',
        text.slice(0, 300),
      ]);
    }
  });
});

/** As if it was not there. What a team may have and has not (its picture, notices) is another matter. */
const isNobodys = (status: number, text: string): boolean =>
  status === 404 && !/ImageNotFound|notSupported|photo wasn't found/i.test(text);

it('opens a workbook to nobody who may not see the file', async () => {
  for (const operation of workbooks) {
    const { status } = await ask(operation, 'outsider');
    expect([operation.name, status]).toEqual([operation.name, expect.toBeOneOf([403, 404])]);
  }
});
