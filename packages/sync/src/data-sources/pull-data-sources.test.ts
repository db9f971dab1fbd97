import { operations } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { FormRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { findUsersList } from '../library/find-library.ts';
import type { ListedDataSource } from '../ports.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { deleteFile, putFile } from '../testing/pull-fixture.ts';
import { createBrowserWithSources, createList, getLiveRows } from '../testing/source-fixture.ts';
import { createWorkspace, crewId, type Workspace } from '../testing/workspace.ts';
import { loadPreviewRows } from './load-preview-rows.ts';
import { pullDataSources } from './pull-data-sources.ts';
import { setSourceOff } from './set-source-off.ts';

const toSourceRowId = (sourceId: string) => `${crewId}/${sourceId}`;
const createListSource = (sourceId: string, config: object): ListedDataSource => ({
  id: sourceId,
  title: sourceId,
  type: 'sharepoint-list',
  config: config as Readonly<Record<string, unknown>>,
});
const getTitles = (rows: readonly unknown[]) => rows.map((row) => (row as { Title: string }).Title);
const getDeltaCalls = ({ calls }: Workspace) => calls.filter((call) => call.endsWith('/items/delta')).length;

/** Data source with the people of the team's site. */
async function createPeopleSource(workspace: Workspace): Promise<ListedDataSource> {
  const graph = workspace.createClientFor('ada');
  const { id: siteId } = await graph.call(operations.getGroupRootSite, { groupId: crewId });
  const query = { select: ['id', 'name', 'system'] };
  const lists = await Array.fromAsync(graph.rows(operations.listSiteLists, { siteId }, { query }));
  return { ...createListSource('team-members', { siteId, listId: findUsersList(lists)?.id }), type: 'team-members' };
}

async function createListFixture(options: Parameters<typeof createWorkspace>[0] = {}) {
  const workspace = createWorkspace(options);
  const list = await createList(workspace);
  const browser = await createBrowserWithSources(workspace, [createListSource('sites', list.config)]);
  const pull = () => pullDataSources(browser.context, crewId);
  return { workspace, list, ...browser, pull, rows: () => getLiveRows(browser.context, toSourceRowId('sites')) };
}

describe('rows of a list', () => {
  it('[SYNC-350] [SYNC-351] are pulled page by page, and then only their changes', async () => {
    const { workspace, list, pull, rows, context } = await createListFixture({ changesPerPage: 2 });
    await list.add('North', 'South', 'East');
    await pull();
    expect(await rows()).toMatchObject([{ id: '1', Title: 'North' }, { id: '2' }, { id: '3', Title: 'East' }]);
    await list.rename('1', 'Harbour');
    await list.remove('2');
    await list.add('West');
    const before = getDeltaCalls(workspace);
    await pull();
    expect(getTitles(await rows())).toEqual(['Harbour', 'East', 'West']);
    expect(await context.database.dataSummary.get(toSourceRowId('sites'))).toMatchObject({ count: 3 });
    const changed = getDeltaCalls(workspace);
    const summary = await context.database.dataSummary.get(toSourceRowId('sites'));
    await pull();
    expect([changed > before, getDeltaCalls(workspace)]).toEqual([true, changed + 1]);
    expect((await context.database.dataSummary.get(toSourceRowId('sites')))?.lastModified).toBe(summary?.lastModified);
  });

  it('[SYNC-351] cost one call for twenty unchanged lists', async () => {
    const workspace = createWorkspace();
    const lists = [];
    for (let made = 0; made < 21; made += 1) lists.push(await createList(workspace));
    const sources = lists.map(({ config }, at) => createListSource(`list-${at}`, config));
    const { context } = await createBrowserWithSources(workspace, sources);
    await lists[0]?.add('North');
    await pullDataSources(context, crewId);
    const before = workspace.calls.length;
    await pullDataSources(context, crewId);
    expect(workspace.calls.slice(before)).toEqual(['POST /v1.0/$batch', 'POST /v1.0/$batch']);
    await lists[0]?.add('South');
    lists[1]?.forgetTokens();
    await lists[1]?.add('Quay');
    const changed = workspace.calls.length;
    await pullDataSources(context, crewId);
    expect(getTitles(await getLiveRows(context, toSourceRowId('list-0')))).toEqual(['North', 'South']);
    expect(getTitles(await getLiveRows(context, toSourceRowId('list-1')))).toEqual(['Quay']);
    // Calls for the list whose token has expired: one is refused, the next one returns the rows.
    expect(workspace.calls.slice(changed).filter((call) => call.endsWith('/items/delta'))).toHaveLength(2);
  });

  it('[SYNC-352] are pulled again when their token has expired, and stay until the new rows are complete', async () => {
    const { workspace, list, pull, rows, reports, context } = await createListFixture({ changesPerPage: 1 });
    await list.add('North', 'South');
    await pull();
    await list.remove('1');
    list.forgetTokens();
    workspace.cut.at(2, 'beforeRequest');
    await expect(pull()).rejects.toMatchObject({ name: 'GraphOutage' });
    expect(getTitles(await rows())).toEqual(['North', 'South']);
    expect(reports).toEqual(['Data Source List Data Resync']);
    workspace.cut.restore();
    await pull();
    expect(getTitles(await rows())).toEqual(['South']);
    expect(await context.database.data.count()).toBe(1);
  });

  it('[SYNC-352] are pulled again when a response with status 200 contains an error', async () => {
    let isSpoilt = false;
    const { list, pull, rows, reports } = await createListFixture({
      fault: (moment, { url }) => {
        if (!isSpoilt || moment !== 'request' || !url.includes('/delta') || !url.includes('token=')) return undefined;
        isSpoilt = false;
        return Response.json({ error: { code: 'resyncRequired', message: 'No.' } });
      },
    });
    await list.add('North');
    await pull();
    await list.add('South');
    isSpoilt = true;
    await pull();
    expect(getTitles(await rows())).toEqual(['North', 'South']);
    expect(reports).toEqual(['Data Source List Data Resync']);
  });

  it('[SYNC-353] stay after a refusal, and the source shows why', async () => {
    const { list, pull, rows, reports, server, context } = await createListFixture();
    await list.add('North');
    await pull();
    const gone = { ...list.config, listId: '00000000-0000-0000-0000-000000000000' };
    server.dataSources.push(createListSource('lost', gone));
    await pull();
    await pull();
    expect(getTitles(await rows())).toEqual(['North']);
    expect(await context.database.dataSummary.get(toSourceRowId('lost'))).toMatchObject({
      error: { kind: 'data-source-request', cause: { kind: 'not-found' } },
    });
    expect(reports).toEqual([expect.stringMatching(/^Data Source List Data Sync Request Error/)]);
    server.dataSources[1] = createListSource('lost', list.config);
    await pull();
    expect((await context.database.dataSummary.get(toSourceRowId('lost')))?.error).toBeUndefined();
  });

  it('[SYNC-354] are deleted with their source, and when its settings change', async () => {
    const { workspace, list, pull, rows, server, context } = await createListFixture();
    const other = await createList(workspace);
    await list.add('North');
    await other.add('Crane');
    await pull();
    server.dataSources = [createListSource('sites', other.config), createListSource('sites-2', list.config)];
    await pull();
    expect(getTitles(await rows())).toEqual(['Crane']);
    server.dataSources = [createListSource('sites-2', list.config)];
    await pull();
    expect(await context.database.dataSources.toCollection().primaryKeys()).toEqual([toSourceRowId('sites-2')]);
    expect(getTitles(await getLiveRows(context, toSourceRowId('sites-2')))).toEqual(['North']);
    expect(await context.database.dataSummary.count()).toBe(1);
  });

  it('[SYNC-365] are not stored on a device where the source is turned off, until it is turned on', async () => {
    const { workspace, list, pull, rows, context } = await createListFixture({ changesPerPage: 1 });
    const { database } = context;
    await list.add('North', 'South');
    workspace.cut.at(2, 'beforeRequest');
    await expect(pull()).rejects.toMatchObject({ name: 'GraphOutage' });
    workspace.cut.restore();
    await setSourceOff(database, toSourceRowId('sites'), true);
    const before = getDeltaCalls(workspace);
    await pull();
    expect([
      getDeltaCalls(workspace) - before,
      await database.data.count(),
      await database.dataSummary.count(),
    ]).toEqual([0, 0, 0]);
    expect(await database.dataSources.get(toSourceRowId('sites'))).toMatchObject({
      isOff: true,
      sync: { enabled: false },
    });
    await setSourceOff(database, toSourceRowId('sites'), false);
    await pull();
    expect(getTitles(await rows())).toEqual(['North', 'South']);
    expect(await database.dataSummary.get(toSourceRowId('sites'))).toMatchObject({
      count: 2,
      sizeBytes: expect.any(Number),
    });
  });

  it('[SYNC-354] cannot outlive their source: a transaction that deletes only the source fails', async () => {
    const { list, pull, context } = await createListFixture();
    const { removeSource } = await import('../database/source-identifiers.ts');
    await list.add('North');
    await pull();
    const { database } = context;
    const removing = database.transaction('rw', database.dataSources, () =>
      removeSource(database, { id: toSourceRowId('sites') }),
    );
    await expect(removing).rejects.toThrow();
    expect(await database.dataSources.count()).toBe(1);
  });

  it('[SYNC-355] belong to one account: another account pulls the rows that it may see', async () => {
    const { workspace, list, pull, context, rows } = await createListFixture();
    await list.add('North');
    await pull();
    const bob = { ...context.ports, graph: workspace.createClientFor('bob') };
    const identity = () => ({ tenantId: 'contoso', userId: 'bob', displayName: 'Bob' });
    await context.database.teams.update(crewId, { accounts: { bob: { canBuildForms: true } } });
    await list.add('South');
    await pullDataSources({ ...context, ports: { ...bob, identity } }, crewId);
    expect(getTitles(await rows())).toEqual(['North', 'South']);
    expect(await context.database.dataSummary.get(toSourceRowId('sites'))).toMatchObject({ userId: 'bob' });
  });
});

describe('data sources on a device', () => {
  const formWith = (parts: Partial<FormRow>): FormRow =>
    ({ id: 'form-1', teamId: crewId, title: 'Form', driveItemId: 'c', folderDriveItemId: 'd', ...parts }) as FormRow;
  const content = (component: object) => ({
    driveItemId: 'x',
    schema: { display: 'form', components: [{ type: 'spSelect', key: 'a', ...component }] },
  });

  it.each([
    ['only sources that forms use', {}, []],
    ['sources of a published form', { published: { ...content({ dataSourceId: 'sites' }), version: 1 } }, ['sites']],
    [
      'sources that a rule looks up',
      { published: { ...content({ calculateValue: "value = lookup('sites', data.a).Title" }), version: 1 } },
      ['sites'],
    ],
    ['sources of a draft, and previews', { draft: content({ dataSourceId: 'sites' }) }, ['sites', 'sites:preview']],
  ])('[SYNC-356] include, for a user who cannot build forms, %s', async (_, parts, wanted) => {
    const workspace = createWorkspace();
    const list = await createList(workspace);
    await list.add('North');
    const source = { ...createListSource('sites', list.config), previewConfig: list.config };
    const people = { ...createListSource('team-members', list.config), type: 'team-members' as const };
    const { context } = await createBrowserWithSources(workspace, [source, people], {
      userId: 'bob',
      canBuildForms: false,
    });
    await context.database.forms.put(formWith(parts as Partial<FormRow>));
    await pullDataSources(context, crewId);
    const identifiers = await context.database.dataSummary.toCollection().primaryKeys();
    expect(identifiers).toEqual([...wanted, 'team-members'].map(toSourceRowId));
    await context.database.forms.clear();
    await pullDataSources(context, crewId);
    expect(await context.database.dataSummary.toCollection().primaryKeys()).toEqual([toSourceRowId('team-members')]);
  });
});

describe('a file', () => {
  async function fileWorld(content: string) {
    const workspace = createWorkspace();
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    await putFile(workspace, 'ada', 'prices.csv', content);
    const config = { format: 'csv', siteId: 's', driveId: workspace.library().driveId, path: 'prices.csv' };
    const source: ListedDataSource = { id: 'prices', title: 'Prices', type: 'sharepoint-file', config };
    const browser = await createBrowserWithSources(workspace, [source]);
    const put = (text: string) => putFile(workspace, 'ada', 'prices.csv', text);
    const pull = () => pullDataSources(browser.context, crewId);
    return { workspace, ...browser, put, pull, rows: () => getLiveRows(browser.context, toSourceRowId('prices')) };
  }

  it('[SYNC-357] is read again when its content has changed', async () => {
    const { workspace, pull, rows, put, context } = await fileWorld('id,price\nA,1\nB,2\nA,3\n');
    await pull();
    expect(await rows()).toEqual([
      { id: 'A', price: '1' },
      { id: 'B', price: '2' },
      { id: 'A', price: '3' },
    ]);
    const before = workspace.calls.length;
    await pull();
    expect(workspace.calls.length - before).toBe(1);
    await put('id,price\nC,9\n');
    await pull();
    expect(await rows()).toEqual([{ id: 'C', price: '9' }]);
    expect(await context.database.data.count()).toBe(1);
  });

  it('[SYNC-365] stores no rows when its source is turned off before they arrive', async () => {
    const { context, rows } = await fileWorld('id,price\nA,1\n');
    const { graph } = context.ports;
    const call = (async (...asked: Parameters<typeof graph.call>) => {
      const found = await graph.call(...asked);
      await setSourceOff(context.database, toSourceRowId('prices'), true);
      return found;
    }) as typeof graph.call;
    await pullDataSources({ ...context, ports: { ...context.ports, graph: { ...graph, call } } }, crewId);
    expect([await rows(), await context.database.dataSummary.count(), await context.database.data.count()]).toEqual([
      [],
      0,
      0,
    ]);
  });

  it('[SYNC-357] keeps the previous rows when it is missing or damaged, and reports the failure once', async () => {
    const { workspace, pull, rows, put, context, reports } = await fileWorld('id,price\nA,1\n');
    await pull();
    await put('id,price\nB,1\nC,"2\n');
    await pull();
    const summary = () => context.database.dataSummary.get(toSourceRowId('prices'));
    expect((await summary())?.error).toMatchObject({
      kind: 'data-source-unclosed-quote',
      parameters: { line: 3, column: 3 },
    });
    await deleteFile(workspace, 'ada', 'prices.csv');
    await pull();
    await pull();
    expect((await summary())?.error).toMatchObject({ kind: 'data-source-missing' });
    expect(reports.filter((report) => report.startsWith('Unable to find datasource'))).toHaveLength(1);
    expect(await rows()).toEqual([{ id: 'A', price: '1' }]);
    await put('id,price\nA,1\n');
    await pull();
    expect((await summary())?.error).toBeUndefined();
  });

  it('[SYNC-357] is never partly visible: 1,001 rows replace the previous ones at once', async () => {
    const { pull, rows, put, context } = await fileWorld('id,price\nA,1\n');
    await pull();
    await put(`id,price\n${Array.from({ length: 1001 }, (_, at) => `${at},1\n`).join('')}`);
    const { database } = context;
    const { putUnobserved } = database;
    let writes = 0;
    database.putUnobserved = (given) => {
      writes += 1;
      if (writes === 2) throw new Error('the tab has died');
      return putUnobserved(given);
    };
    await pull();
    expect(await rows()).toEqual([{ id: 'A', price: '1' }]);
    database.putUnobserved = putUnobserved;
    await pull();
    expect(await rows()).toHaveLength(1001);
    expect(await database.data.count()).toBe(1001);
  });
});

describe('other sources', () => {
  it.each([
    ['an English', []],
    ['a German', ['german-names'] as const],
    ['a strict', ['no-system-list-delta'] as const],
  ])('[SYNC-358] contain the people of %s site, and no other rows of its user list', async (_, tenantRules) => {
    const workspace = createWorkspace({ tenantRules });
    const { context } = await createBrowserWithSources(workspace, [await createPeopleSource(workspace)]);
    await pullDataSources(context, crewId);
    const rows = (await getLiveRows(context, toSourceRowId('team-members'))) as Record<string, unknown>[];
    expect(rows.map(({ Title }) => Title)).toEqual(['Ada Byron', 'Bob Stone']);
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['id', 'Title', 'Name']));
    expect(await context.database.dataSources.get(toSourceRowId('team-members'))).toMatchObject({
      systemManaged: true,
    });
  });
});

describe('a list that does not report changes', () => {
  it('[SYNC-408] is read completely, page by page, and again after a wait or when the user requests it', async () => {
    const workspace = createWorkspace({ tenantRules: ['no-system-list-delta'] });
    const source = await createPeopleSource(workspace);
    const { context: browser } = await createBrowserWithSources(workspace, [source]);
    const clock = { ...browser.ports.clock, ms: 0, monotonicMs: () => clock.ms };
    const context = { ...browser, retries: createRetryTimes(clock) };
    const names = async () =>
      ((await getLiveRows(context, toSourceRowId('team-members'))) as { Title: string }[]).map(({ Title }) => Title);
    await pullDataSources(context, crewId);
    expect(await names()).toEqual(['Ada Byron', 'Bob Stone']);
    const group = workspace.graph.state.groups.get(crewId);
    Object.assign(group ?? {}, { memberIds: ['ada', 'bob', 'eve'] });
    const before = workspace.calls.length;
    await pullDataSources(context, crewId);
    expect(workspace.calls.slice(before)).toEqual([]);
    clock.ms += 16 * 60_000;
    await pullDataSources(context, crewId);
    expect(await names()).toEqual(['Ada Byron', 'Bob Stone', 'Eve']);
    const asked = workspace.calls.length;
    context.retries.clear();
    await pullDataSources(context, crewId);
    expect(workspace.calls.length).toBeGreaterThan(asked);
    expect(await context.database.dataSummary.get(toSourceRowId('team-members'))).toMatchObject({ count: 3 });
    const { graph } = context.ports;
    expect(await loadPreviewRows(graph, source as Parameters<typeof loadPreviewRows>[1], 5)).toHaveLength(3);
  });

  it.each([400, 404, 410])(
    '[SYNC-409] is read from the beginning when its next-page link returns %i',
    async (status) => {
      let isGone = false;
      const { list, pull, rows, reports } = await createListFixture({
        changesPerPage: 1,
        fault(moment, { url }) {
          if (!isGone || moment !== 'request' || !url.includes('token=')) return undefined;
          isGone = false;
          return Response.json({ error: { code: 'itemNotFound', message: 'No.' } }, { status });
        },
      });
      await list.add('North', 'South');
      isGone = true;
      await pull();
      expect(getTitles(await rows())).toEqual(['North', 'South']);
      expect(reports).toEqual(['Data Source List Data Resync']);
    },
  );
});

describe('the list of sources', () => {
  it('[SYNC-359] is imported from an older program by builders only', async () => {
    const workspace = createWorkspace();
    for (const canBuildForms of [true, false]) {
      const { context, server } = await createBrowserWithSources(workspace, [], { canBuildForms });
      let migrations = 0;
      server.listDataSources = async () => ({ dataSources: [], migrationNeeded: migrations === 0 });
      server.migrateDataSourcesList = async () => {
        migrations += 1;
      };
      await pullDataSources(context, crewId);
      expect(migrations).toBe(canBuildForms ? 1 : 0);
    }
  });

  it('[SYNC-359] keeps all rows and reports a failure of the team while the list cannot be loaded', async () => {
    const { list, pull, rows, server, context } = await createListFixture();
    await list.add('North');
    await pull();
    const { listDataSources } = server;
    const errors = async () => (await context.database.teamSync.get(crewId))?.errors;
    server.listDataSources = async () => ({ dataSources: [], migrationNeeded: true });
    server.migrateDataSourcesList = () => Promise.reject(new FailureError('forbidden', { detail: '403' }));
    await pull();
    expect(await errors()).toMatchObject([{ kind: 'data-sources', cause: { kind: 'data-sources-migration' } }]);
    expect(getTitles(await rows())).toEqual(['North']);
    server.listDataSources = listDataSources;
    await pull();
    expect(await errors()).toEqual([]);
  });
});
