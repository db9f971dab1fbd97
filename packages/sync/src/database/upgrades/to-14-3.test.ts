import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { version14_1 } from '../schema.ts';

it('[SYNC-21] removes the table of share sessions, and keeps every other row', async () => {
  const indexedDB = new IDBFactory();
  const older = new Dexie('tideform', { indexedDB, IDBKeyRange });
  older.version(14.2).stores(version14_1);
  const response = { responseId: 'r1', step: 'commit', state: 'waiting', tries: 0 };
  await older.table('outbox').add(response);
  await older.table('formShareSessions').add({ code: 'abc' });
  older.close();
  const database = await openDatabase({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });
  expect(database.tables.map(({ name }) => name)).not.toContain('formShareSessions');
  expect([...(database.backendDB()?.objectStoreNames ?? [])]).not.toContain('formShareSessions');
  expect(await database.outbox.toArray()).toEqual([response]);
  database.close();
});
