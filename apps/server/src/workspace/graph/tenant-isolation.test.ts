import { randomUUID } from 'node:crypto';
import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdministrator, addTeam, deriveId } from '../add-team.ts';
import type { Person } from '../directory/directory.ts';
import { insertPerson } from '../directory/people-store.ts';
import {
  type AnyOperation,
  allOperations,
  callOperation,
  getPath,
  type RawResponse,
} from '../testing/call-operation.ts';
import { createClientFor, createPerson, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

let workspace: TestWorkspace;
/** People of Fabrikam, who request data of Contoso. */
let otherPeople: Readonly<Record<'owner' | 'member' | 'guest' | 'outsider', Person>>;
/** Maps a path parameter to its value for an object of Contoso. */
let contosoIds: Readonly<Record<string, string>>;

/** Parameters that don't identify an object of one organization. */
const neutralParams = ['folderId', 'size', 'index'];

/** Text that only Contoso's data contains. */
const secrets = [
  'Contoso',
  'Engines',
  'Lovelace',
  'Hopper',
  'Turing',
  'lovelace@',
  'Patents',
  'Boiler',
  'steam pressure',
];

beforeAll(async () => {
  workspace = await openTestWorkspace();
  otherPeople = await addOtherPeople();
  contosoIds = await addContosoObjects();
});

afterAll(() => workspace.close());

async function addOtherPeople() {
  const { database, stranger, owner } = workspace;
  const { tenantId } = stranger;
  const people = {
    owner: stranger,
    member: createPerson('Tony Hoare', tenantId, 'fabrikam.test'),
    // NOTE: the hardest case: a guest of Fabrikam whose home organization is Contoso, with a token for Fabrikam.
    guest: { ...createPerson('Gus Guest', tenantId, 'fabrikam.test'), homeTenantId: owner.tenantId },
    outsider: createPerson('Out Sider', tenantId, 'fabrikam.test'),
  };
  for (const person of Object.values(people)) await insertPerson(database, person, 'nobody signs in here');
  await addTeam(database, {
    id: deriveId('team of fabrikam'),
    tenantId,
    displayName: 'Looms',
    description: 'Weaves',
    nickname: 'looms',
    channels: ['General'],
    people: { [people.owner.id]: 'owner', [people.member.id]: 'member', [people.guest.id]: 'guest' },
  });
  await addAdministrator(database, people.owner);
  return people;
}

/** Adds objects of Contoso for every parameter. */
async function addContosoObjects() {
  const { owner, member, groupId, driveId, listId } = workspace;
  const graph = createClientFor(workspace, owner);
  const params = { driveId, itemId: 'root', path: 'Boiler/plan.txt' };
  const bytes = Buffer.from('steam pressure');
  await graph.call(operations.putChildContent, params, { bytes });
  const item = await graph.call(operations.putChildContent, params, { bytes: Buffer.from('more steam pressure') });
  const itemParams = { driveId, itemId: item.id };
  const { id: listItemId } = await graph.call(operations.getItemListItem, itemParams);
  const site = await graph.call(operations.getGroupRootSite, { groupId });
  const { rows: columns } = await graph.page(operations.listGroupListColumns, { groupId, listId });
  const { rows: permissions } = await graph.page(operations.listPermissions, itemParams);
  const message = {
    subject: 'Boiler',
    toRecipients: [{ emailAddress: { address: member.mail ?? '' } }],
    attachments: [
      { '@odata.type': '#microsoft.graph.fileAttachment' as const, name: 'Boiler.txt', contentBytes: 'aGk=' },
    ],
  };
  await graph.call(operations.sendMail, {}, { body: { message } });
  const { rows: sent } = await graph.page(operations.listFolderMessages, { folderId: 'sentitems' });
  const messageId = sent[0]?.id ?? '';
  const { rows: files } = await graph.page(operations.listMessageAttachments, { messageId });
  return {
    ...itemParams,
    path: 'Boiler/plan.txt',
    listId,
    listItemId,
    columnId: columns[0]?.id ?? '',
    groupId,
    teamId: groupId,
    siteId: site.id,
    userId: owner.id,
    organizationId: owner.tenantId,
    permissionId: permissions[0]?.id ?? '',
    versionId: '1.0',
    messageId,
    attachmentId: files[0]?.id ?? '',
    worksheetId: 'Sheet1',
    tableId: 'Table1',
    folderId: 'inbox',
    size: '48x48',
    index: '0',
  };
}

/** Returns a request body that refers to objects of Contoso, or that a handler reads before it checks permissions. */
function createBody({ name }: AnyOperation): unknown {
  const bodies: Partial<Record<AnyOperation['name'], unknown>> = {
    sendMail: { message: { toRecipients: [{ emailAddress: { address: otherPeople.owner.mail } }] } },
    invite: { recipients: [{ objectId: otherPeople.owner.id }], roles: ['read'], requireSignIn: true },
    copyItem: { parentReference: { driveId: contosoIds.driveId, id: contosoIds.itemId }, name: 'copy.txt' },
    updatePermission: { roles: ['read'] },
    batch: { requests: createReads('batch') },
  };
  return bodies[name];
}

/** Creates batch entries that read objects of Contoso, at most twenty. */
function createReads(id: string): object[] {
  return allOperations
    .filter(({ method, params }) => method === 'GET' && hasIdParam(params))
    .slice(-20)
    .map((operation, at) => ({ id: `${id}${at}`, method: 'GET', url: getPath(operation, contosoIds) }));
}

const hasIdParam = (params: readonly string[]) => params.some((name) => !neutralParams.includes(name));

/** Loads all data of Contoso, for comparison. */
async function loadContosoData(): Promise<unknown> {
  const { tenantId } = workspace.owner;
  const { rows } = await sql`
    with site as (select id from workspace.sites where tenant_id = ${tenantId}),
      list as (select id from workspace.lists where site_id in (select id from site)),
      item as (select * from workspace.items where list_id in (select id from list))
    select
      (select json_agg(one order by id) from workspace.people as one where tenant_id = ${tenantId})::text as people,
      (select json_agg(one order by id) from workspace.groups as one where tenant_id = ${tenantId})::text as groups,
      (select json_agg(one order by group_id, person_id) from workspace.memberships as one
        where group_id in (select id from workspace.groups where tenant_id = ${tenantId}))::text as memberships,
      (select json_agg(one order by id) from workspace.lists as one where site_id in (select id from site))::text as lists,
      (select json_agg(one order by id) from workspace.columns as one where list_id in (select id from list))::text as columns,
      (select json_agg(item order by id) from item)::text as items,
      (select count(*) from workspace.versions where item_id in (select id from item)) as versions,
      (select json_agg(one order by scope_id, principal) from workspace.grants as one
        where scope_id in (select id from item))::text as grants,
      (select count(*) from workspace.upload_sessions where list_id in (select id from list)) as uploads,
      (select count(*) from workspace.site_users where site_id in (select id from site)) as site_users,
      (select json_agg(one order by id) from workspace.mailbox_items as one where tenant_id = ${tenantId})::text as mail
  `.execute(workspace.database);
  return rows[0];
}

function expectNoSecret({ address, text }: RawResponse, name: string): void {
  const decodedAddress = decodeURIComponent(address);
  // The response may repeat what the caller wrote in the address.
  const revealed = secrets.filter((secret) => text.includes(secret) && !decodedAddress.includes(secret));
  expect([name, revealed]).toEqual([name, []]);
}

describe.each(['owner', 'member', 'guest', 'outsider'] as const)('for the %s of another organization', (role) => {
  it.each(allOperations.map((operation) => [operation.name, operation] as const))(
    '%s reveals nothing and changes nothing',
    async (name, operation) => {
      const before = await loadContosoData();
      const answer = await callOperation(
        workspace.baseUrl,
        otherPeople[role],
        operation,
        contosoIds,
        createBody(operation),
      );
      expectNoSecret(answer, name);
      if (hasIdParam(operation.params)) expect([name, answer.status]).toEqual([name, expect.toBeOneOf([403, 404])]);
      else expect([name, answer.status < 500]).toEqual([name, true]);
      expect(await loadContosoData()).toEqual(before);
    },
  );

  it('refuses all reads in a batch, too', async () => {
    for (let at = 0; at < allOperations.length; at += 20) {
      const requests = allOperations
        .slice(at, at + 20)
        .filter(({ method, params }) => method === 'GET' && hasIdParam(params))
        .map((operation) => ({ id: operation.name, method: 'GET', url: getPath(operation, contosoIds) }));
      if (requests.length === 0) continue;
      const batch = allOperations.find(({ name }) => name === 'batch')!;
      const answer = await callOperation(workspace.baseUrl, otherPeople[role], batch, {}, { requests });
      const { responses } = JSON.parse(answer.text) as { responses: { id: string; status: number }[] };
      for (const { id, status } of responses) expect([id, status]).toEqual([id, expect.toBeOneOf([403, 404])]);
      expectNoSecret({ ...answer, address: requests.map(({ url }) => url).join(' ') }, 'batch');
    }
  });

  it('refuses reads through alternative addresses, too', async () => {
    const { groupId = '', siteId = '', listId = '', itemId = '', driveId = '', listItemId = '' } = contosoIds;
    const site = encodeURIComponent(siteId);
    const addresses = [
      `/groups/${groupId}/drive/root/children`,
      `/groups/${groupId}/sites/root/lists/${listId}/drive/root`,
      `/groups/${groupId}/sites/root/lists/Documents/items/${listItemId}`,
      `/sites/${site}/drive/items/${itemId}`,
      `/sites/${site}/lists/Documents/items`,
      `/sites/root/lists`,
      `/drives/${driveId}/root:/Boiler/plan.txt`,
      `/drives/${driveId}/root:/Boiler/plan.txt:/content`,
      `/drives/${driveId}/root/delta(token='latest')`,
      `/drives/${driveId}/root:/Boiler/plan.txt:/listItem/fields`,
      `/drives/${driveId}/items/${itemId}/listItem/versions`,
      `/users/${encodeURIComponent(workspace.owner.mail ?? '')}`,
      `/organization/${contosoIds.organizationId}`,
    ];
    for (const address of addresses) {
      const reply = await fetch(workspace.baseUrl + address, {
        headers: { authorization: `Bearer ${otherPeople[role].id}` },
      });
      expectNoSecret({ address, status: reply.status, text: await reply.text() }, address);
      if (!address.startsWith('/sites/root'))
        expect([address, reply.status]).toEqual([address, expect.toBeOneOf([403, 404])]);
    }
  });
});

describe('lists that everyone may request', () => {
  it("contain only the caller's organization", async () => {
    const graph = createClientFor(workspace, otherPeople.owner);
    const [users, groups, teams] = await Promise.all([
      Array.fromAsync(graph.rows(operations.listUsers, {}), ({ displayName }) => displayName),
      Array.fromAsync(graph.rows(operations.listGroups, {}), ({ displayName }) => displayName),
      Array.fromAsync(graph.rows(operations.listTeams, {}), ({ displayName }) => displayName),
    ]);
    expect(users).toEqual(['Edsger Dijkstra', 'Gus Guest', 'Out Sider', 'Tony Hoare']);
    expect([groups, teams]).toEqual([['Looms'], ['Looms']]);
    const { rows } = await graph.page(operations.listOrganizations, {});
    expect(rows).toMatchObject([{ displayName: 'Fabrikam' }]);
  });

  it("count only the caller's organization, and find no people of others in searches", async () => {
    const headers = { authorization: `Bearer ${otherPeople.owner.id}`, consistencylevel: 'eventual' };
    const count = await fetch(`${workspace.baseUrl}/users/$count`, { headers });
    expect(await count.text()).toBe('4');
    const graph = createClientFor(workspace, otherPeople.owner);
    for (const search of ['"displayName:Ada"', '"mail:ada"', '"displayName:Ada" OR "mail:grace"']) {
      expect((await graph.page(operations.listUsers, {}, { query: { search, count: true } })).count).toBe(0);
    }
  });
});

it('shows guests only what the organization that invited them shows to guests', async () => {
  const graph = createClientFor(workspace, otherPeople.guest);
  const denied = { status: 403, code: 'Authorization_RequestDenied' };
  await expect(graph.page(operations.listUsers, {})).rejects.toMatchObject(denied);
  await expect(graph.page(operations.listGroups, {})).rejects.toMatchObject(denied);
  const { rows: organizations } = await graph.page(operations.listOrganizations, {});
  expect(organizations).toMatchObject([{ displayName: 'Fabrikam' }]);
  const { rows: teams } = await graph.page(operations.listJoinedTeams, {});
  expect(teams.map(({ displayName }) => displayName)).toEqual(['Looms']);
  const query = { select: ['id', 'displayName', 'jobTitle', 'accountEnabled'] };
  const other = await graph.call(operations.getUser, { userId: otherPeople.member.id }, { query });
  expect(other).toMatchObject({ displayName: 'Tony Hoare', jobTitle: null, accountEnabled: null });
  expect(await graph.call(operations.getMe, {}, { query })).toMatchObject({ accountEnabled: true });
  const closed = randomUUID();
  await addTeam(workspace.database, {
    id: closed,
    tenantId: otherPeople.owner.tenantId,
    displayName: 'Spindles',
    description: '',
    nickname: 'spindles',
    channels: ['General'],
    people: { [otherPeople.owner.id]: 'owner' },
  });
  await expect(graph.call(operations.getGroup, { groupId: closed })).rejects.toMatchObject(denied);
  await expect(graph.call(operations.getTeam, { teamId: closed })).rejects.toMatchObject({ status: 404 });
});
