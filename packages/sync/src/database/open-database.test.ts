import { Dexie } from 'dexie';
import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { NewerDatabaseError, openDatabase } from './open-database.ts';
import { currentTables } from './schema.ts';

const createOptions = (indexedDB = new IDBFactory()) => ({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });

/** Creates a database of the given Dexie version with plain IndexedDB, as another program version would leave it. */
function createRawDatabase(
  indexedDB: IDBFactory,
  version: number,
  tables: Readonly<Record<string, readonly object[]>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tideform', version * 10);
    opening.onupgradeneeded = () => {
      for (const [table, rows] of Object.entries(tables)) {
        const store = opening.result.createObjectStore(table, { keyPath: 'id' });
        for (const row of rows) store.add(row);
      }
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

describe('openDatabase', () => {
  it('creates every table of version 14.3', async () => {
    const factory = new IDBFactory();
    const database = await openDatabase(createOptions(factory));
    expect(database.tables.map((table) => table.name).sort()).toEqual(Object.keys(currentTables).sort());
    expect(await factory.databases()).toEqual([{ name: 'tideform', version: 143 }]);
    database.close();
  });

  it('shows on the relaxed connection what the strict connection has committed', async () => {
    const database = await openDatabase(createOptions());
    await database.strict.tenants.add({ id: 'tenant' });
    expect(await database.tenants.count()).toBe(1);
    database.close();
  });

  it("[I16] [SYNC-20] refuses a newer program's database and leaves it unchanged", async () => {
    const factory = new IDBFactory();
    await createRawDatabase(factory, 15, { tenants: [{ id: 'kept' }] });
    await expect(openDatabase(createOptions(factory))).rejects.toThrow(NewerDatabaseError);
    expect(await factory.databases()).toEqual([{ name: 'tideform', version: 150 }]);
    const newer = await new Dexie('tideform', { indexedDB: factory, IDBKeyRange }).open();
    expect(newer.tables.map((table) => table.name)).toEqual(['tenants']);
    expect(await newer.table('tenants').toArray()).toEqual([{ id: 'kept' }]);
    newer.close();
  });

  it('[I16] [SYNC-21] keeps unsent rows of an older database and adds missing tables', async () => {
    const factory = new IDBFactory();
    const unsent = {
      id: 'response',
      teamId: 'team',
      formId: 'form',
      isDirty: 1,
      submitted: 0,
      data: { data: { a: 1 } },
    };
    await createRawDatabase(factory, 13, { responses: [unsent], teams: [{ id: 'team' }] });
    const database = await openDatabase(createOptions(factory));
    expect(await database.responses.where('isDirty').equals(1).toArray()).toMatchObject([unsent]);
    expect(await database.outbox.count()).toBe(0);
    database.close();
  });

  it('[SYNC-22] flushes before it closes for an upgrade in another tab', async () => {
    const factory = new IDBFactory();
    const flushed: string[] = [];
    const database = await openDatabase({
      ...createOptions(factory),
      flush: async () => {
        await database.tenants.add({ id: 'typed last' });
        flushed.push('flushed');
      },
    });
    const newer = new Dexie('tideform', { indexedDB: factory, IDBKeyRange });
    newer.version(15).stores(currentTables);
    await newer.open();
    expect(flushed).toEqual(['flushed']);
    expect(await newer.table('tenants').toArray()).toEqual([{ id: 'typed last' }]);
    await expect(database.tenants.count()).rejects.toThrow('closed');
    newer.close();
  });

  it('[SYNC-92] reports when another tab blocks its upgrade', async () => {
    const factory = new IDBFactory();
    await createRawDatabase(factory, 13, { teams: [{ id: 'team' }] });
    const holder = await new Promise<IDBDatabase>((resolve) => {
      const opening = factory.open('tideform');
      opening.onsuccess = () => resolve(opening.result);
    });
    const heard: string[] = [];
    const opening = openDatabase({
      ...createOptions(factory),
      onBlocked: () => {
        heard.push('blocked');
        holder.close();
      },
    });
    const database = await opening;
    expect(heard).toEqual(['blocked']);
    expect(await database.teams.count()).toBe(1);
    database.close();
  });

  it('[SYNC-23] reopens a connection that the browser has closed', async () => {
    const database = await openDatabase(createOptions());
    await database.tenants.add({ id: 'tenant' });
    // fake-indexeddb uses its own class for the connection.
    forceCloseDatabase(database.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
    expect(await database.tenants.count()).toBe(1);
    database.close();
  });
});
