import { type OperationName, operations } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../directory/directory.ts';
import { insertMembership } from '../directory/groups-store.ts';
import { insertPerson } from '../directory/people-store.ts';
import { type AnyOperation, allOperations, callOperation } from '../testing/call-operation.ts';
import { createClientFor, createPerson, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

const roles = ['outsider', 'guest', 'member', 'owner'] as const;
type Role = (typeof roles)[number];

const allRoles: readonly Role[] = roles;
/** People of the organization; guests can't see the directory. */
const colleagues: readonly Role[] = ['outsider', 'member', 'owner'];
const team: readonly Role[] = ['guest', 'member', 'owner'];
/** People who may read and change the team's lists and columns. */
const members: readonly Role[] = ['member', 'owner'];

/** Maps an operation to the roles that may call it for a team of the organization, and for the organization itself. */
const allowedRoles: Readonly<Partial<Record<OperationName, readonly Role[]>>> = {
  batch: allRoles,

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
  // Messages are only searched in the caller's own mailbox, so only the owner finds the owner's messages.
  getAttachmentContent: ['owner'],
  getMessage: ['owner'],
  getMessageAttachment: ['owner'],
  getMessageContent: ['owner'],
  listMessageAttachments: ['owner'],

  // The team is public in its organization.
  getGroup: allRoles,
  listGroupMembers: allRoles,
  listGroupOwners: allRoles,
  getOrganization: allRoles,
  listOrganizations: allRoles,
  // These operations list only the caller's own objects.
  listJoinedTeams: allRoles,
  listMemberOf: allRoles,
  listOwnedObjects: allRoles,
  listTeams: allRoles,
  listSites: allRoles,
  getMe: allRoles,
  getUser: allRoles,
  getUserPhoto: allRoles,
  getUserPhotoInfo: allRoles,
  getUserPhotoValue: allRoles,
};

/**
 * Operations on items are tested on a restricted folder with six kinds of people (`restricted-folder.test.ts`);
 * workbooks have the permissions of their item.
 */
const hasItemParam = ({ params }: AnyOperation): boolean =>
  params.some((param) => param === 'itemId' || param === 'listItemId' || param === 'path');
const testedOperations = allOperations.filter((operation) => !hasItemParam(operation));
const workbooks = allOperations.filter(({ path }) => path.includes('/workbook/'));

let workspace: TestWorkspace;
let people: Readonly<Record<Role, Person>>;
let objectIds: Readonly<Record<string, string>>;
let attempts = 0;

beforeAll(async () => {
  workspace = await openTestWorkspace();
  const { database, owner, member, outsider, groupId, driveId, listId, stranger } = workspace;
  const guest = { ...createPerson('Gus Guest', owner.tenantId, 'contoso.test'), homeTenantId: stranger.tenantId };
  await insertPerson(database, guest, 'nobody signs in here');
  await insertMembership(database, groupId, guest.id, 'guest');
  people = { owner, member, guest, outsider };
  const graph = createClientFor(workspace, owner);
  const site = await graph.call(operations.getGroupRootSite, { groupId });
  const book = { driveId, itemId: 'root', path: 'book.xlsx' };
  const { id: itemId } = await graph.call(operations.putChildContent, book, { bytes: Buffer.from('no workbook') });
  await graph.call(operations.sendMail, {}, { body: createMail() });
  const { rows: sent } = await graph.page(operations.listFolderMessages, { folderId: 'sentitems' });
  objectIds = {
    ...{ driveId, listId, groupId, itemId, teamId: groupId, siteId: site.id, userId: owner.id },
    ...{ organizationId: owner.tenantId, folderId: 'inbox', messageId: sent[0]!.id, attachmentId: 'none' },
    ...{ worksheetId: 'Sheet1', tableId: 'Table1', columnName: 'A', rowIndex: '0', index: '0', size: '48x48' },
  };
});
afterAll(() => workspace.close());

const createMail = () => ({
  message: { subject: 'Boiler', toRecipients: [{ emailAddress: { address: workspace.member.mail ?? '' } }] },
});

const onLists: readonly OperationName[] = ['deleteSiteList', 'updateSiteList', 'updateGroupList'];

/** Adds an unused list and column for operations that delete them. */
async function createObjectIds({ name, params }: AnyOperation): Promise<typeof objectIds> {
  const graph = createClientFor(workspace, workspace.owner);
  const { siteId = '', listId = '' } = objectIds;
  if (params.includes('columnId' as never)) {
    const body = { name: `c${++attempts}`, text: {} };
    const column = await graph.call(operations.createSiteListColumn, { siteId, listId }, { body });
    return { ...objectIds, columnId: column.id ?? '' };
  }
  if (!onLists.includes(name)) return objectIds;
  const made = await graph.call(operations.createSiteList, { siteId }, { body: { displayName: `List ${++attempts}` } });
  return { ...objectIds, listId: made.id };
}

function createBody(name: OperationName): object | undefined {
  const displayName = `List ${++attempts}`;
  if (name === 'createSiteList' || name === 'createGroupList') return { displayName };
  if (/^update\w+List$/.test(name)) return { description: displayName };
  if (/^create\w+Column$/.test(name)) return { name: `c${attempts}`, text: {} };
  return name === 'sendMail' ? createMail() : undefined;
}

async function callAs(operation: AnyOperation, role: Role) {
  const subject = await createObjectIds(operation);
  const { status, text } = await callOperation(
    ...([workspace.baseUrl, people[role], operation, subject, createBody(operation.name)] as const),
  );
  return { name: operation.name, role, status, text };
}

it('lists the permitted roles of every operation', () => {
  expect(testedOperations.map(({ name }) => name).filter((name) => allowedRoles[name] === undefined)).toEqual([]);
  expect(Object.keys(allowedRoles).filter((name) => !testedOperations.some((other) => other.name === name))).toEqual(
    [],
  );
});

describe.each(testedOperations.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  it('is permitted only for the listed roles', async () => {
    for (const role of roles) {
      const { status, text } = await callAs(operation, role);
      const isOut = status === 401 || status === 403 || isObjectMissing(status, text);
      expect([role, isOut ? 'out' : 'in', text.slice(0, 300)]).toEqual([
        role,
        allowedRoles[name]?.includes(role) ? 'in' : 'out',
        text.slice(0, 300),
      ]);
    }
  });
});

/**
 * Returns whether the response says that the object doesn't exist. Optional parts that a team lacks, such as its
 * picture, don't count.
 */
const isObjectMissing = (status: number, text: string): boolean =>
  status === 404 && !/ImageNotFound|notSupported|photo wasn't found/i.test(text);

it('does not open a workbook for people who may not see its file', async () => {
  for (const operation of workbooks) {
    const { status } = await callAs(operation, 'outsider');
    expect([operation.name, status]).toEqual([operation.name, expect.toBeOneOf([403, 404])]);
  }
});
