import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { version14 } from '../schema.ts';

/** Rows of version 14, with and without failures. */
const storedRows = {
  teamSync: [
    {
      id: 'crew',
      token: 'https://graph.test/delta?token=7',
      errors: ['Error getting drive changes: 403 accessDenied'],
    },
    { id: 'calm', errors: [] },
  ],
  outbox: [
    { responseId: 'refused', tries: 2, lastError: 'Error syncing response: Problem uploading quay.png' },
    {
      responseId: 'bug',
      tries: 4,
      lastError: "Error syncing response: Cannot read properties of undefined (reading 'x')",
    },
    { responseId: 'waits', tries: 0 },
  ],
  responses: [
    {
      id: 'draft',
      data: { data: { place: 'Quay 4' }, metadata: {} },
      pushFailure: { message: 'Error syncing response: Private folder not configured', tries: 1, backOffMs: 5 },
    },
    { id: 'offline', data: { data: {}, metadata: {} }, pushFailure: { tries: 3, backOffMs: 9 } },
    { id: 'well', data: { data: {}, metadata: {} } },
  ],
};

async function openUpgradedDatabase() {
  const indexedDB = new IDBFactory();
  const older = new Dexie('tideform', { indexedDB, IDBKeyRange });
  older.version(14).stores(version14);
  for (const [table, tableRows] of Object.entries(storedRows)) await older.table(table).bulkAdd(tableRows);
  older.close();
  return openDatabase({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });
}

const createKeptSentence = (sentence: string) => ({ kind: 'kept-sentence', parameters: { sentence } });

it('[SYNC-21] [SYNC-295] keeps the user messages of version 14, and every row', async () => {
  const database = await openUpgradedDatabase();
  expect(await database.teamSync.toArray()).toEqual([
    storedRows.teamSync[1],
    { ...storedRows.teamSync[0], errors: [createKeptSentence('Error getting drive changes: 403 accessDenied')] },
  ]);
  expect(await database.outbox.bulkGet(['refused', 'waits'])).toEqual([
    { ...storedRows.outbox[0], lastError: createKeptSentence('Problem uploading quay.png') },
    storedRows.outbox[2],
  ]);
  expect(await database.responses.bulkGet(['draft', 'offline', 'well'])).toEqual([
    {
      ...storedRows.responses[0],
      pushFailure: { failure: createKeptSentence('Private folder not configured'), tries: 1, backOffMs: 5 },
    },
    storedRows.responses[1],
    storedRows.responses[2],
  ]);
  database.close();
});

it('[SYNC-295] keeps no text that was not meant for users', async () => {
  const database = await openUpgradedDatabase();
  expect(await database.outbox.get('bug')).toMatchObject({ tries: 4, lastError: { kind: 'unexpected' } });
  expect(JSON.stringify(await database.outbox.toArray())).not.toContain('Cannot read properties');
  database.close();
});

it('finds failed drafts by the index of the new layout', async () => {
  const database = await openUpgradedDatabase();
  const failed = await database.responses.where('pushFailure.failure.kind').aboveOrEqual('').primaryKeys();
  expect(failed).toEqual(['draft']);
  database.close();
});
