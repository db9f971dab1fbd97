import { expect, it } from 'vitest';
import { createLocalContext } from '../testing/local-context.ts';
import { crewId } from '../testing/workspace.ts';
import { loadSourceRow, loadSourceRows } from './load-source-rows.ts';

const sourceRowId = `${crewId}/assets`;
const query = { teamId: crewId, sourceId: 'assets', userId: 'ada' };

async function createDeviceWithRows(count: number) {
  const { database } = await createLocalContext();
  const config = { siteId: 's', listId: 'l' };
  const sync = { enabled: true, includePreview: true };
  const source = {
    id: sourceRowId,
    sourceId: 'assets',
    teamId: crewId,
    title: 'Assets',
    type: 'sharepoint-list' as const,
    sync,
  };
  await database.dataSources.put({ ...source, config, previewConfig: config });
  const round = async (identifier: string, mark: string, rows: number) => {
    const live = `${identifier}#${mark}`;
    const lastModified = '2026-11-26T08:00:00Z';
    const made = Array.from({ length: rows }, (_, at) => ({ at, value: `${mark} ${at}` }));
    await database.data.bulkPut(
      made.map((row) => ({ ...row, dataSourceIdentifier: live, id: `${row.at}`, lastModified })),
    );
    await database.dataSummary.put({ dataSourceIdentifier: identifier, userId: 'ada', live, mark, lastModified });
  };
  await round(sourceRowId, 'one', count);
  return { database, round };
}

it('[SYNC-357] returns rows in source order, reads them in parts, and returns the same list until something changes', async () => {
  const { database, round } = await createDeviceWithRows(2_001);
  const rows = await loadSourceRows(database, query);
  expect(rows).toEqual(Array.from({ length: 2_001 }, (_, at) => `one ${at}`));
  expect(await loadSourceRows(database, query)).toBe(rows);
  expect(await loadSourceRow(database, query, '1999')).toBe('one 1999');
  await round(sourceRowId, 'two', 3);
  expect(await loadSourceRows(database, query)).toEqual(['two 0', 'two 1', 'two 2']);
  expect(await loadSourceRows(database, { ...query, userId: 'bob' })).toBe('coming');
});

it('[SYNC-357] returns no mixture of rows that are replaced during the read', async () => {
  const { database, round } = await createDeviceWithRows(2_001);
  const { data } = database;
  let parts = 0;
  data.hook('reading', (row) => {
    parts += 1;
    return row;
  });
  const reading = loadSourceRows(database, query);
  while (parts === 0) await database.dataSummary.count();
  await database.transaction('rw', [data, database.dataSummary], async () => {
    await data.clear();
    await round(sourceRowId, 'two', 2);
  });
  expect(await reading).toEqual(['two 0', 'two 1']);
});

it('[SYNC-356] returns the rows of the preview environment to drafts, if the source has one', async () => {
  const { database, round } = await createDeviceWithRows(1);
  const draft = { ...query, environment: 'preview' as const };
  expect(await loadSourceRows(database, draft)).toBe('coming');
  await round(`${sourceRowId}:preview`, 'tried', 2);
  expect(await loadSourceRows(database, draft)).toEqual(['tried 0', 'tried 1']);
  await database.dataSources.update(sourceRowId, { previewConfig: undefined });
  expect(await loadSourceRows(database, draft)).toEqual(['one 0']);
});

it('[SYNC-366] returns a submission by its response ID, whatever its list item ID', async () => {
  const { database } = await createDeviceWithRows(0);
  await database.dataSources.update(sourceRowId, { type: 'form-submissions', config: { formId: 'f' } });
  const live = `${sourceRowId}#one`;
  const value = { id: 'r-7', responseId: 'r-7', title: 'Boiler' };
  await database.data.put({
    dataSourceIdentifier: live,
    id: '412',
    lastModified: '2026-11-26T08:00:00Z',
    at: 412,
    value,
  });
  expect(await loadSourceRow(database, query, 'r-7')).toEqual(value);
  expect(await loadSourceRow(database, query, '412')).toBeUndefined();
  await database.transaction('rw', [database.data, database.dataSummary], async () => {
    await database.data.clear();
    await database.dataSummary.update(sourceRowId, { mark: 'two' });
  });
  expect(await loadSourceRow(database, query, 'r-7')).toBeUndefined();
});
