import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { version14_1 } from '../schema.ts';

it('[SYNC-21] moves submits that wait for their PDF to the commit, and leaves other submits unchanged', async () => {
  const indexedDB = new IDBFactory();
  const older = new Dexie('tideform', { indexedDB, IDBKeyRange });
  older.version(14.1).stores(version14_1);
  const waiting = { state: 'needsAttention', tries: 3, lastError: { kind: 'pdf-timeout', parameters: {} } };
  const rows = ['commit', 'deliver', 'number', 'pdf'].map((step) => ({ responseId: step, step, ...waiting }));
  const beaten = { responseId: 'beaten', step: 'commit', ...waiting, backOffMs: 600_000 };
  await older
    .table('outbox')
    .bulkAdd([...rows, { ...beaten, lastError: { kind: 'already-submitted-otherwise', parameters: {} } }]);
  older.close();
  const database = await openDatabase({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });
  const { lastError: _beaten, ...again } = { ...beaten, state: 'waiting', tries: 0, backOffMs: 0 };
  expect(await database.outbox.toArray()).toEqual([again, ...rows.slice(0, 3), { ...rows[3], step: 'commit' }]);
  database.close();
});
