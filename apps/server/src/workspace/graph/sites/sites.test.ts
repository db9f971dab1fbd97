import { type GraphClient, operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

const THRESHOLD = 3;

let workspace: TestWorkspace;
let owner: GraphClient;
let siteId: string;

beforeAll(async () => {
  workspace = await openTestWorkspace({ limits: { listThreshold: THRESHOLD } });
  owner = createClientFor(workspace, workspace.owner);
  siteId = (await owner.call(operations.getGroupRootSite, { groupId: workspace.groupId })).id;
});

afterAll(() => workspace.close());

async function addList(displayName: string, rows: readonly string[] = []) {
  const list = await owner.call(operations.createSiteList, { siteId }, { body: { displayName } });
  for (const title of rows) {
    const body = { fields: { Title: title } };
    await owner.call(operations.createSiteListItem, { siteId, listId: list.id }, { body });
  }
  return list;
}

async function readPeople(client = owner) {
  const params = { groupId: workspace.groupId, listId: 'User Information List' };
  const query = { expand: 'fields' };
  return Array.fromAsync(client.rows(operations.listGroupListItems, params, { query }), ({ id, fields }) => ({
    id,
    title: fields?.Title,
    job: fields?.JobTitle,
  }));
}

describe('sites of the workspace', () => {
  it('do not exist for people of another organization', async () => {
    const list = await addList('Ours');
    const stranger = createClientFor(workspace, workspace.stranger);
    const gone = { status: 404, code: 'itemNotFound' };
    await expect(stranger.call(operations.getSite, { siteId })).rejects.toMatchObject(gone);
    await expect(stranger.page(operations.listSiteLists, { siteId })).rejects.toMatchObject(gone);
    const params = { siteId, listId: list.id };
    await expect(stranger.page(operations.listSiteListItems, params)).rejects.toMatchObject(gone);
    await expect(stranger.call(operations.deleteSiteList, params)).rejects.toMatchObject(gone);
    const { rows } = await stranger.page(operations.listSites, {}, { query: { search: '*' } });
    expect(rows.map(({ displayName }) => displayName)).toEqual(['Fabrikam']);
  });

  it('allow readers of a list to read but not to write', async () => {
    const list = await addList('To read', ['one']);
    const reader = createClientFor(workspace, workspace.outsider);
    await sql`
      insert into workspace.grants (scope_id, principal, role)
      select root_id, ${`user:${workspace.outsider.id}`}, 'read' from workspace.lists where id = ${list.id}
    `.execute(workspace.database);
    const params = { siteId, listId: list.id };
    const denied = { status: 403, code: 'accessDenied' };
    const row = { ...params, listItemId: '1' };
    expect((await reader.page(operations.listSiteListItems, params)).rows).toHaveLength(1);
    expect((await reader.page(operations.listSiteListItemChanges, params)).rows).toHaveLength(1);
    const refused = [
      reader.call(operations.createSiteListItem, params, { body: { fields: { Title: 'x' } } }),
      reader.call(operations.updateSiteListItemFields, row, { body: { Title: 'x' } }),
      reader.call(operations.deleteSiteListItem, row),
      reader.call(operations.createSiteListColumn, params, { body: { name: 'c', text: {} } }),
      reader.call(operations.updateSiteList, params, { body: { displayName: 'x' } }),
      reader.call(operations.deleteSiteList, params),
      reader.page(operations.listSiteLists, { siteId }),
    ];
    await Promise.all(refused.map((call) => expect(call).rejects.toMatchObject(denied)));
  });

  it('refuse a new index in a list above the threshold', async () => {
    const short = await addList('Short', ['1', '2', '3']);
    const long = await addList('Long', ['1', '2', '3', '4']);
    const index = (listId: string) =>
      owner.call(operations.updateSiteListColumn, { siteId, listId, columnId: 'Title' }, { body: { indexed: true } });
    expect(await index(short.id)).toMatchObject({ indexed: true });
    await expect(index(long.id)).rejects.toMatchObject({ status: 400, code: 'invalidRequest' });
  });
});

describe('user list', () => {
  it('contains current directory data, and keeps removed people', async () => {
    const { database, member, outsider, groupId } = workspace;
    const before = await readPeople();
    await sql`insert into workspace.memberships values (${groupId}, ${outsider.id}, 'member')`.execute(database);
    const joined = await readPeople();
    const row = joined.find(({ title }) => title === outsider.displayName);
    expect(joined).toHaveLength(before.length + 1);
    await sql`delete from workspace.memberships where person_id in (${outsider.id}, ${member.id})`.execute(database);
    await sql`update workspace.people set job_title = 'Judge' where id = ${outsider.id}`.execute(database);
    const left = await readPeople();
    expect(left.map(({ id }) => id)).toEqual(joined.map(({ id }) => id));
    expect(left.find(({ id }) => id === row?.id)).toMatchObject({ title: outsider.displayName, job: 'Judge' });
  });

  it('is created once by concurrent requests', async () => {
    await sql`delete from workspace.lists where is_system`.execute(workspace.database);
    const all = await Promise.all(Array.from({ length: 6 }, () => readPeople()));
    for (const people of all) expect(people).toEqual(all[0]);
    expect(new Set(all[0]?.map(({ id }) => id)).size).toBe(all[0]?.length);
  });
});
