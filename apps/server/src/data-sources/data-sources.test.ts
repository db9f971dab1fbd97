import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  type DataSourceSettings,
  deleteDataSource,
  listDataSources,
  migrateDataSourcesList,
  putDataSource,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let builder: ApiClient;
let member: ApiClient;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  builder = await team.apiOf(test, 'builder');
  member = await team.apiOf(test, 'member');
});
afterAll(() => test.close());

const siteId = 'contoso.test,5a1c,9b2d';
const assets = { type: 'sharepoint-list', title: 'Assets', config: { siteId, listId: 'list-1' } } as const;
const params = (id: string) => ({ teamId: team.teamId, id });
const putSource = (id: string, settings: DataSourceSettings = assets, client = builder) =>
  client.call(putDataSource, { params: params(id), body: { settings } });
const deleteSource = (id: string, client = builder) => client.call(deleteDataSource, { params: params(id) });
async function listSources(client = member) {
  const answer = await client.call(listDataSources, { params: { teamId: team.teamId } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}
const listSourceIds = async () => (await listSources()).dataSources.map(({ id }) => id);

it('lets builders create and update data sources, and lists them for all members', async () => {
  const previewConfig = { siteId, listId: 'list-2' };
  expect(await putSource('assets')).toMatchObject({ ok: true, value: { dataSource: { id: 'assets', ...assets } } });
  const changed = { ...assets, title: ' Plant ', previewConfig };
  expect((await putSource('assets', changed)).ok).toBe(true);
  expect((await listSources()).dataSources).toEqual([{ id: 'assets', ...assets, title: 'Plant', previewConfig }]);
  expect(await putSource('other', assets, member)).toMatchObject({ refusal: 'forbidden' });
  expect(await deleteSource('assets', member)).toMatchObject({ refusal: 'forbidden' });
  expect(await deleteSource('assets')).toEqual({ ok: true, value: { deleted: 1 } });
  expect(await deleteSource('assets')).toEqual({ ok: true, value: { deleted: 0 } });
  expect(await listSourceIds()).toEqual([]);
});

it('does not replace an existing data source when creating one', async () => {
  const make = (id: string) =>
    builder.call(putDataSource, { params: params(id), body: { settings: assets, isNew: true } });
  const both = await Promise.all([make('sites'), make('sites')]);
  expect(both.map((answer) => (answer.ok ? 'made' : answer.refusal)).sort()).toEqual(['data-source-exists', 'made']);
  await deleteSource('sites');
  expect((await make('sites')).ok).toBe(true);
  await deleteSource('sites');
});

it('separates data sources with the same ID in different teams', async () => {
  const others = await createMemoryTeam();
  const owner = await others.apiOf(test, 'owner');
  await putSource('assets');
  const theirs = await owner.call(listDataSources, { params: { teamId: others.teamId } });
  expect(theirs).toMatchObject({ ok: true, value: { dataSources: [] } });
  expect((await owner.call(deleteDataSource, { params: params('assets') })).ok).toBe(false);
  expect(await listSourceIds()).toEqual(['assets']);
  await deleteSource('assets');
});

describe('data source settings', () => {
  const driveId = 'b!drive';
  const good: Record<string, DataSourceSettings> = {
    list: assets,
    csv: {
      type: 'sharepoint-file',
      title: 'Prices',
      config: { format: 'csv', siteId, driveId, path: 'Lists/prices.CSV' },
    },
    json: { type: 'sharepoint-file', title: 'Codes', config: { format: 'json', siteId, driveId, path: 'codes.json' } },
    table: { type: 'excel-online', title: 'Plant', config: { siteId, driveId, path: 'plant.xlsm', tableId: '{1}' } },
    submissions: { type: 'form-submissions', title: 'Defects', config: { siteId, listId: 'l', formId: 'form-1' } },
    people: { type: 'team-members', title: 'Team members', config: { siteId, listId: 'l' } },
  };
  it.each(Object.entries(good))('accepts %s', async (id, settings) => {
    expect(await putSource(id, settings)).toMatchObject({ ok: true, value: { dataSource: { id, ...settings } } });
    await deleteSource(id);
  });

  const file = good.csv as Extract<DataSourceSettings, { type: 'sharepoint-file' }>;
  const bad: Record<string, unknown> = {
    'no title': { ...assets, title: '  ' },
    'no config': { type: assets.type, title: 'x' },
    'an unknown type': { ...assets, type: 'sql' },
    'the config of another type': { ...good.table, config: assets.config },
    'a preview of another type': { ...assets, previewConfig: file.config },
    'another file than its format': { ...file, config: { ...file.config, path: 'prices.json' } },
    'a workbook that is none': { ...good.table, config: { ...good.table!.config, path: 'plant.ods' } },
    'an id that leads elsewhere': { ...assets, config: { siteId: '../me', listId: 'l' } },
  };
  it.each(Object.entries(bad))('rejects %s', async (_, settings) => {
    expect(await putSource('bad', settings as DataSourceSettings)).toMatchObject({ refusal: 'invalid-request' });
  });
});

describe("a team's legacy list", () => {
  it('is imported once, row by row, without restoring deleted data sources', async () => {
    expect((await listSources()).migrationNeeded).toBe(true);
    const groupId = team.teamId;
    const owner = team.createGraphFor('owner');
    const columns = ['type', 'config', 'previewConfig', 'dataSourceId'].map((name) => ({
      name,
      text: { allowMultipleLines: true, linesForEditing: 6 },
    }));
    const body = { displayName: 'tfDataSources', columns, list: { template: 'genericList' } };
    const { id: listId } = await owner.call(operations.createGroupList, { groupId }, { body });
    const site = await owner.call(operations.getGroupRootSite, { groupId });
    const row = (fields: Record<string, unknown>) =>
      owner.call(operations.createSiteListItem, { siteId: site.id, listId }, { body: { fields } });
    await row({ Title: 'Plant', type: assets.type, config: JSON.stringify(assets.config), dataSourceId: 'plant' });
    await row({ Title: 'Sites', type: assets.type, config: JSON.stringify(assets.config) });
    await row({ Title: 'Spoilt', type: assets.type, config: '{' });
    const migrate = (client: ApiClient) => client.call(migrateDataSourcesList, { params: { teamId: groupId } });
    expect(await migrate(member)).toMatchObject({ refusal: 'forbidden' });
    expect(await migrate(builder)).toEqual({ ok: true, value: { migrated: 2, skipped: ['3'] } });
    expect(await listSources()).toMatchObject({ migrationNeeded: false, dataSources: [{ id: 'plant' }, { id: '2' }] });
    await deleteSource('plant');
    await row({ Title: 'New', type: assets.type, config: JSON.stringify(assets.config), dataSourceId: randomUUID() });
    expect(await migrate(builder)).toMatchObject({ value: { migrated: 1 } });
    expect((await listSources()).dataSources.map(({ title }) => title)).toEqual(['New', 'Sites']);
  });
});
