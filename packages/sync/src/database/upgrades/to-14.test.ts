import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { completeQueuedSubmit } from '../../outbox/push-submission.ts';
import { createRetryTimes } from '../../retries/back-off.ts';
import { ada, createTestPorts } from '../../testing/local-context.ts';
import { nodeHashing } from '../../testing/simulated-tab.ts';
import { exportUnsentWork } from '../../transfer/export-unsent-work.ts';
import { acquireLease } from '../lease.ts';
import { openDatabase } from '../open-database.ts';
import type { OutboxRow } from '../rows.ts';
import { version13 } from '../schema.ts';
import { createVersion13, olderRows } from './older-database.ts';

const createOptions = (indexedDB: IDBFactory) => ({ name: 'tideform', indexedDB, keyRange: IDBKeyRange });

async function createOlderFactory(): Promise<IDBFactory> {
  const factory = new IDBFactory();
  await createVersion13(factory, olderRows);
  return factory;
}

/** Fails the upgrade at its n-th write, as a kill or a full disk does. */
function interruptUpgrade(factory: IDBFactory, atWrite: number) {
  const cut = { happened: false };
  let writes = 0;
  const counted = new WeakSet<IDBObjectStore>();
  const open: IDBFactory['open'] = (name, version) => {
    const request = factory.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      const upgrade = request.transaction;
      if (!upgrade) return;
      const storeOf = upgrade.objectStore.bind(upgrade);
      upgrade.objectStore = (table) => {
        const store = storeOf(table);
        if (counted.has(store)) return store;
        counted.add(store);
        const put = store.put.bind(store);
        store.put = (...row) => {
          if (++writes === atWrite) {
            cut.happened = true;
            upgrade.abort();
          }
          return put(...row);
        };
        return store;
      };
    });
    return request;
  };
  const indexedDB: IDBFactory = {
    open,
    cmp: (first, second) => factory.cmp(first, second),
    databases: () => factory.databases(),
    deleteDatabase: (name) => factory.deleteDatabase(name),
  };
  return { cut, indexedDB };
}

describe('an upgrade from version 13', () => {
  it('[SYNC-21] keeps every row of every table', async () => {
    const database = await openDatabase(createOptions(await createOlderFactory()));
    const { formShareSessions: _removed, ...kept } = version13;
    for (const table of Object.keys(kept) as (keyof typeof kept)[]) {
      const rows: readonly object[] = await database.table(table).toArray();
      expect(rows).toHaveLength(olderRows[table].length);
      for (const row of olderRows[table]) {
        if (table !== 'responses' && table !== 'files') expect(rows).toContainEqual(row);
      }
    }
    expect(await (await database.files.get('photo-1'))?.content.arrayBuffer()).toHaveProperty('byteLength', 4);
    database.close();
  });

  it('[SYNC-90] gives every response its owner and required properties', async () => {
    const database = await openDatabase(createOptions(await createOlderFactory()));
    expect(await database.responses.get('submitted')).toMatchObject({
      ...olderRows.responses[0],
      tenantId: 'tenant-1',
      userId: 'ada',
      formTitle: 'Site visit',
      version: 3,
      revision: 1,
      collaborators: [{ id: 'ada', name: 'Ada Byron' }],
    });
    expect(await database.responses.get('draft')).toMatchObject({
      userId: 'ada',
      createdBy: { name: 'Ada Byron' },
      schema: { components: [{ key: 'photo' }] },
      data: { data: { place: 'Quay 5' }, metadata: {} },
    });
    expect(await database.responses.get('clean')).toMatchObject({ isDirty: 0, revision: 0, data: { data: {} } });
    database.close();
  });

  it('[SYNC-90] queues responses that were submitted and not sent, and no others', async () => {
    const database = await openDatabase(createOptions(await createOlderFactory()));
    expect((await database.outbox.toArray()).toSorted((a, b) => (a.responseId < b.responseId ? -1 : 1))).toMatchObject([
      { responseId: 'deletion', step: 'tellDeletion', deleted: 1, responseDriveItemId: 'item-40' },
      {
        responseId: 'submitted',
        tenantId: 'tenant-1',
        userId: 'ada',
        step: 'number',
        submissionNumber: 41,
        folderDriveItemId: 'folder-41',
        responseDriveItemId: 'item-41',
        state: 'waiting',
      },
    ]);
    database.close();
  });

  it('[SYNC-90] adds hash and file rows to a queued submit before it is sent', async () => {
    const database = await openDatabase(createOptions(await createOlderFactory()));
    const context = { database, ports: createTestPorts({ identity: () => ({ ...ada, tenantId: 'tenant-1' }) }) };
    const run = { ...context, epoch: await acquireLease(database), retries: createRetryTimes(context.ports.clock) };
    const row = (await database.outbox.get('submitted')) as OutboxRow;
    const frozen = await completeQueuedSubmit(run, row);
    expect(frozen.manifestHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await database.outbox.get('submitted')).toEqual(frozen);
    expect(await completeQueuedSubmit(run, row)).toEqual(frozen);
    expect(await database.attachments.toArray()).toMatchObject([
      {
        id: 'photo-1',
        responseId: 'submitted',
        userId: 'ada',
        sizeBytes: 4,
        sha256: await nodeHashing.sha256(new Uint8Array([255, 216, 255, 217])),
      },
    ]);
    database.close();
  });

  it('[SYNC-91] commits nothing when interrupted; unsent work can be exported and is upgraded later', async () => {
    const factory = await createOlderFactory();
    let cuts = 0;
    for (let write = 1; ; write++) {
      const { cut, indexedDB } = interruptUpgrade(factory, write);
      const opening = openDatabase({ ...createOptions(factory), indexedDB });
      const opened = await opening.catch((error: unknown) => error);
      if (!cut.happened) {
        await opening.then((database) => database.close());
        break;
      }
      cuts++;
      expect(opened).toBeInstanceOf(Error);
      expect(await factory.databases()).toEqual([{ name: 'tideform', version: 130 }]);
      const { databaseVersion, responses, outbox, files } = await exportUnsentWork(factory, 'tideform', ada);
      expect(databaseVersion).toBe(13);
      expect(responses.map(({ id }) => id)).toEqual(['deletion', 'draft', 'submitted']);
      expect(responses[2]).toEqual(olderRows.responses[0]);
      expect([outbox.length, files.length]).toEqual([0, 1]);
    }
    expect(cuts).toBe(6);
    expect((await exportUnsentWork(factory, 'tideform', ada)).outbox).toHaveLength(2);
  });
});

describe('exporting unsent work', () => {
  it("[SYNC-91] reads a newer program's database, and leaves it unchanged", async () => {
    const factory = new IDBFactory();
    await new Promise((resolve) => {
      const opening = factory.open('tideform', 990);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore('responses', { keyPath: 'id' });
        store.add({ id: 'r', isDirty: 1, unknown: 'kept' });
      };
      opening.onsuccess = () => resolve(opening.result.close());
    });
    expect(await exportUnsentWork(factory, 'tideform')).toMatchObject({
      databaseVersion: 99,
      responses: [{ id: 'r', isDirty: 1, unknown: 'kept' }],
    });
    expect(await factory.databases()).toEqual([{ name: 'tideform', version: 990 }]);
  });

  it('[SYNC-5] exports nothing that belongs to another account', async () => {
    const factory = await createOlderFactory();
    (await openDatabase(createOptions(factory))).close();
    expect((await exportUnsentWork(factory, 'tideform', { tenantId: 'tenant-1', userId: 'bob' })).responses).toEqual(
      [],
    );
    expect((await exportUnsentWork(factory, 'tideform', ada)).responses).toHaveLength(3);
  });

  it('creates no database where there is none', async () => {
    const factory = new IDBFactory();
    expect(await exportUnsentWork(factory, 'tideform')).toMatchObject({ databaseVersion: 0, responses: [] });
    expect(await factory.databases()).toEqual([]);
  });
});
