import { expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { ada, createLocalContext } from '../testing/local-context.ts';
import { sampleResponse } from '../testing/sample-rows.ts';
import { findOwnResponses, type OwnResponsesQuery } from './find-own-responses.ts';

const query: OwnResponsesQuery = { teamId: 'team', fits: () => true, most: 50 };

/** Rows that differ only in their time; the last one is the newest. */
const createResponses = (count: number, more: Partial<ResponseRow> = {}) =>
  Array.from({ length: count }, (_, at) =>
    sampleResponse(`r${at}`, { timestamp: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(), ...more }),
  );

async function countReadRows({ database }: SyncContext): Promise<() => number> {
  let read = 0;
  database.responses.hook('reading', (row) => {
    read += 1;
    return row;
  });
  return () => read;
}

const getIds = ({ rows }: { readonly rows: readonly ResponseRow[] }) => rows.map(({ id }) => id);

it('[SYNC-240] returns drafts first, then submissions, newest first', async () => {
  const { database } = await createLocalContext();
  await database.responses.bulkPut([
    sampleResponse('sent', { submitted: 1, timestamp: '2026-11-21T12:00:00.000Z' }),
    sampleResponse('old', { timestamp: '2026-11-20T08:00:00.000Z' }),
    sampleResponse('new'),
  ]);
  const found = await findOwnResponses(database, ada, query);
  expect(getIds(found)).toEqual(['new', 'old', 'sent']);
  expect(found.hasMore).toBe(false);
  expect(getIds(await findOwnResponses(database, ada, { ...query, drafts: true }))).toEqual(['new', 'old']);
});

it('[SYNC-5] excludes responses of other accounts, teams and forms, and discarded ones', async () => {
  const { database } = await createLocalContext();
  await database.responses.bulkPut([
    sampleResponse('other person', { userId: 'bob' }),
    sampleResponse('other tenant', { tenantId: 'tenant-2' }),
    sampleResponse('other team', { teamId: 'team-2', formId: 'form-3' }),
    sampleResponse('other form', { formId: 'form-2' }),
    sampleResponse('discarded', { deleted: 1 }),
    sampleResponse('mine'),
  ]);
  expect(getIds(await findOwnResponses(database, ada, query))).toEqual(['other form', 'mine']);
  expect(getIds(await findOwnResponses(database, ada, { ...query, formId: 'form' }))).toEqual(['mine']);
});

it('[SYNC-240] reads the same number of rows for a thousand responses as for a hundred', async () => {
  const context = await createLocalContext();
  const read = await countReadRows(context);
  await context.database.responses.bulkPut(createResponses(100));
  const few = await findOwnResponses(context.database, ada, query);
  const once = read();
  await context.database.responses.bulkPut(createResponses(1000));
  const more = await findOwnResponses(context.database, ada, query);
  expect([few.rows.length, more.rows.length, more.hasMore]).toEqual([50, 50, true]);
  expect(more.rows[0]?.id).toBe('r999');
  expect(read() - once).toBe(once);
});

it('returns all responses with the same timestamp, each once', async () => {
  const { database } = await createLocalContext();
  await database.responses.bulkPut([
    ...createResponses(300, { timestamp: '2026-11-21T08:00:00.000Z' }),
    sampleResponse('last', { timestamp: '2026' }),
  ]);
  const found = await findOwnResponses(database, ada, { ...query, most: 1000 });
  expect(new Set(getIds(found)).size).toBe(301);
  expect(found.rows).toHaveLength(301);
  expect(found.rows.at(-1)?.id).toBe('last');
});

it('finds the single match among all, and stops when the search is over', async () => {
  const context = await createLocalContext();
  await context.database.responses.bulkPut(createResponses(1000, { formId: 'form' }));
  const oldest = await findOwnResponses(context.database, ada, { ...query, fits: ({ id }) => id === 'r0' });
  expect(getIds(oldest)).toEqual(['r0']);
  const read = await countReadRows(context);
  let asked = 0;
  await findOwnResponses(context.database, ada, { ...query, fits: () => false }, () => ++asked > 2);
  expect(read()).toBeLessThan(200);
});
