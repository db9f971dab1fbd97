import { randomUUID } from 'node:crypto';
import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdministrator, addTeam, deriveId } from '../directory/add-team.ts';
import type { Person } from '../directory/directory.ts';
import { insertPerson } from '../directory/people-store.ts';
import {
  type AnyOperation,
  addressOf,
  allOperations,
  callOperation,
  type RawAnswer,
} from '../testing/call-operation.ts';
import { graphOf } from '../testing/graph-of.ts';
import { makePerson, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

let workspace: TestWorkspace;
/** People of Fabrikam, who ask for what is Contoso's. */
let strangers: Readonly<Record<'owner' | 'member' | 'guest' | 'outsider', Person>>;
/** Parameter → the value of it that is Contoso's. */
let theirs: Readonly<Record<string, string>>;

/** Parameters that name nobody's thing: everybody has folders, pictures come in sizes. */
const neutral = ['folderId', 'size', 'index'];

/** What only Contoso knows. */
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
  strangers = await addStrangers();
  theirs = await addTheirs();
});

afterAll(() => workspace.close());

async function addStrangers() {
  const { database, stranger, owner } = workspace;
  const { tenantId } = stranger;
  const people = {
    owner: stranger,
    member: makePerson('Tony Hoare', tenantId, 'fabrikam.test'),
    // NOTE: the hardest one: somebody whose home is the other organization, with a token for this one.
    guest: { ...makePerson('Gus Guest', tenantId, 'fabrikam.test'), homeTenantId: owner.tenantId },
    outsider: makePerson('Out Sider', tenantId, 'fabrikam.test'),
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

/** Everything of Contoso's that an address can name. */
async function addTheirs() {
  const { owner, member, groupId, driveId, listId } = workspace;
  const graph = graphOf(workspace, owner);
  const params = { driveId, itemId: 'root', path: 'Boiler/plan.txt' };
  const bytes = Buffer.from('steam pressure');
  await graph.call(operations.putChildContent, params, { bytes });
  const item = await graph.call(operations.putChildContent, params, { bytes: Buffer.from('more steam pressure') });
  const place = { driveId, itemId: item.id };
  const { id: listItemId } = await graph.call(operations.getItemListItem, place);
  const site = await graph.call(operations.getGroupRootSite, { groupId });
  const { rows: columns } = await graph.page(operations.listGroupListColumns, { groupId, listId });
  const { rows: permissions } = await graph.page(operations.listPermissions, place);
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
    ...place,
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

/** Bodies that name something of Contoso's, or that a handler looks into before it looks who calls. */
function bodyOf({ name }: AnyOperation): unknown {
  const bodies: Partial<Record<AnyOperation['name'], unknown>> = {
    sendMail: { message: { toRecipients: [{ emailAddress: { address: strangers.owner.mail } }] } },
    invite: { recipients: [{ objectId: strangers.owner.id }], roles: ['read'], requireSignIn: true },
    copyItem: { parentReference: { driveId: theirs.driveId, id: theirs.itemId }, name: 'copy.txt' },
    updatePermission: { roles: ['read'] },
    batch: { requests: readsFor('batch') },
  };
  return bodies[name];
}

/** Every read of Contoso's things, as entries of a batch: the last twenty. */
function readsFor(id: string): object[] {
  return allOperations
    .filter(({ method, params }) => method === 'GET' && namesTheirs(params))
    .slice(-20)
    .map((operation, at) => ({ id: `${id}${at}`, method: 'GET', url: addressOf(operation, theirs) }));
}

const namesTheirs = (params: readonly string[]) => params.some((name) => !neutral.includes(name));

/** All that Contoso has, as text. */
async function everythingOfContoso(): Promise<unknown> {
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

function expectNoSecret({ address, text }: RawAnswer, name: string): void {
  const said = decodeURIComponent(address);
  // What the caller wrote in the address themselves may be repeated.
  const told = secrets.filter((secret) => text.includes(secret) && !said.includes(secret));
  expect([name, told]).toEqual([name, []]);
}

describe.each(['owner', 'member', 'guest', 'outsider'] as const)('to the %s of another organisation', (role) => {
  it.each(allOperations.map((operation) => [operation.name, operation] as const))(
    '%s tells nothing and changes nothing',
    async (name, operation) => {
      const before = await everythingOfContoso();
      const answer = await callOperation(workspace.baseUrl, strangers[role], operation, theirs, bodyOf(operation));
      expectNoSecret(answer, name);
      if (namesTheirs(operation.params)) expect([name, answer.status]).toEqual([name, expect.toBeOneOf([403, 404])]);
      else expect([name, answer.status < 500]).toEqual([name, true]);
      expect(await everythingOfContoso()).toEqual(before);
    },
  );

  it('every read is refused inside of a batch too', async () => {
    for (let at = 0; at < allOperations.length; at += 20) {
      const requests = allOperations
        .slice(at, at + 20)
        .filter(({ method, params }) => method === 'GET' && namesTheirs(params))
        .map((operation) => ({ id: operation.name, method: 'GET', url: addressOf(operation, theirs) }));
      if (requests.length === 0) continue;
      const batch = allOperations.find(({ name }) => name === 'batch')!;
      const answer = await callOperation(workspace.baseUrl, strangers[role], batch, {}, { requests });
      const { responses } = JSON.parse(answer.text) as { responses: { id: string; status: number }[] };
      for (const { id, status } of responses) expect([id, status]).toEqual([id, expect.toBeOneOf([403, 404])]);
      expectNoSecret({ ...answer, address: requests.map(({ url }) => url).join(' ') }, 'batch');
    }
  });

  it('other spellings of an address lead nowhere either', async () => {
    const { groupId = '', siteId = '', listId = '', itemId = '', driveId = '', listItemId = '' } = theirs;
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
      `/organization/${theirs.organizationId}`,
    ];
    for (const address of addresses) {
      const reply = await fetch(workspace.baseUrl + address, {
        headers: { authorization: `Bearer ${strangers[role].id}` },
      });
      expectNoSecret({ address, status: reply.status, text: await reply.text() }, address);
      if (!address.startsWith('/sites/root'))
        expect([address, reply.status]).toEqual([address, expect.toBeOneOf([403, 404])]);
    }
  });
});

describe('lists that everybody may ask for', () => {
  it('hold the own organisation alone', async () => {
    const graph = graphOf(workspace, strangers.owner);
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

  it('count the own organisation alone, and find nobody else by any search', async () => {
    const headers = { authorization: `Bearer ${strangers.owner.id}`, consistencylevel: 'eventual' };
    const count = await fetch(`${workspace.baseUrl}/users/$count`, { headers });
    expect(await count.text()).toBe('4');
    const graph = graphOf(workspace, strangers.owner);
    for (const search of ['"displayName:Ada"', '"mail:ada"', '"displayName:Ada" OR "mail:grace"']) {
      expect((await graph.page(operations.listUsers, {}, { query: { search, count: true } })).count).toBe(0);
    }
  });
});

it('a guest sees what the organisation that invited them shows guests, and theirs is the organisation of the token', async () => {
  const graph = graphOf(workspace, strangers.guest);
  const denied = { status: 403, code: 'Authorization_RequestDenied' };
  await expect(graph.page(operations.listUsers, {})).rejects.toMatchObject(denied);
  await expect(graph.page(operations.listGroups, {})).rejects.toMatchObject(denied);
  const { rows: organizations } = await graph.page(operations.listOrganizations, {});
  expect(organizations).toMatchObject([{ displayName: 'Fabrikam' }]);
  const { rows: teams } = await graph.page(operations.listJoinedTeams, {});
  expect(teams.map(({ displayName }) => displayName)).toEqual(['Looms']);
  const query = { select: ['id', 'displayName', 'jobTitle', 'accountEnabled'] };
  const other = await graph.call(operations.getUser, { userId: strangers.member.id }, { query });
  expect(other).toMatchObject({ displayName: 'Tony Hoare', jobTitle: null, accountEnabled: null });
  expect(await graph.call(operations.getMe, {}, { query })).toMatchObject({ accountEnabled: true });
  const closed = randomUUID();
  await addTeam(workspace.database, {
    id: closed,
    tenantId: strangers.owner.tenantId,
    displayName: 'Spindles',
    description: '',
    nickname: 'spindles',
    channels: ['General'],
    people: { [strangers.owner.id]: 'owner' },
  });
  await expect(graph.call(operations.getGroup, { groupId: closed })).rejects.toMatchObject(denied);
  await expect(graph.call(operations.getTeam, { teamId: closed })).rejects.toMatchObject({ status: 404 });
});
