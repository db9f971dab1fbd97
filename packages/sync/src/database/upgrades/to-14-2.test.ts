import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { version14_1 } from '../schema.ts';

it('[SYNC-21] commits next what has waited for its PDF, and leaves the other submits as they were', async () => {
  const indexedDB = new IDBFactory();
  const older = new Dexie('tideform', { indexedDB, IDBKeyRange });
  older.version(14.1).stores(version14_1);
  const waiting = { state: 'needsAttention', tries: 3, lastError: { kind: 'pdf-timeout', parameters: {} } };
  const rows = ['commit', 'deliver', 'number', 'pdf'].map((step) => ({ responseId: step, step, ...waiting }));
  await older.table('outbox').bulkAdd(rows);
  older.close();
  const database = await openDatabase({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });
  expect(await database.outbox.toArray()).toEqual([...rows.slice(0, 3), { ...rows[3], step: 'commit' }]);
  database.close();
});
