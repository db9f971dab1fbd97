import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { isQuotaExceeded } from '../failures/to-failure.ts';
import { ada, createRandom } from './local-context.ts';
import { sampleResponse } from './sample-rows.ts';
import type { EventOwner } from './scheduler.ts';
import { createStorage, type SimulatedStorage, type StoreKind } from './simulated-storage.ts';

const createOwner = (): EventOwner => ({ name: 'tab', isDead: false, isFrozen: false });

/** Waits for some macrotasks that don't involve the database; more than it needs to end a transaction. */
const runOtherTasks = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Contract of both simulation stores: sync relies on it, and a more lenient store would hide bugs. */
describe.each<StoreKind>(['dexie', 'memory'])('the %s store', (kind) => {
  let storage: SimulatedStorage;
  let owner: EventOwner;
  let database: Database;

  beforeEach(async () => {
    storage = createStorage(kind);
    owner = createOwner();
    database = await storage.open(owner);
  });

  afterEach(() => database.close());

  const ids = async (rows: PromiseLike<readonly { readonly id: string }[]>) => (await rows).map((row) => row.id);

  it('stores copies: neither written nor returned rows are the stored objects', async () => {
    const row = sampleResponse('a', { data: { data: { list: [1] }, metadata: {} } });
    await database.responses.put(row);
    (row.data.data as { list: number[] }).list.push(2);
    const read = await database.responses.get('a');
    (read!.data.data as { list: number[] }).list.push(3);
    expect((await database.responses.get('a'))?.data.data).toEqual({ list: [1] });
  });

  it('stores bytes, files and keys named like properties of every object', async () => {
    const block = new Uint8Array([1, 2, 3]);
    await database.reserve.put({ id: 'reserve', block });
    expect((await database.reserve.get('reserve'))?.block).toEqual(block);
    await database.files.put({ id: 'f', timestamp: '2026', content: new Blob(['abc']) });
    expect((await database.files.get('f'))?.content.size).toBe(3);
    const odd = JSON.parse('{"__proto__":{"polluted":1}}');
    await database.responses.put(sampleResponse('odd', { data: { data: odd, metadata: {} } }));
    expect(JSON.stringify((await database.responses.get('odd'))?.data.data)).toBe('{"__proto__":{"polluted":1}}');
  });

  it('lists rows by key and finds them by index, by path in a row, and by a compound key', async () => {
    await database.responses.bulkPut([
      sampleResponse('b', { isDirty: 1 }),
      sampleResponse('a', { isDirty: 1 }),
      sampleResponse('c'),
    ]);
    expect(await ids(database.responses.toArray())).toEqual(['a', 'b', 'c']);
    expect(await ids(database.responses.where('isDirty').equals(1).toArray())).toEqual(['a', 'b']);
    expect(await database.responses.where('id').anyOf(['c', 'x']).primaryKeys()).toEqual(['c']);
    expect(
      await database.responses.where('[isDirty+tenantId+userId]').equals([1, ada.tenantId, ada.userId]).count(),
    ).toBe(2);
    expect(await ids(database.responses.filter((row) => row.isDirty === 0).toArray())).toEqual(['c']);
    const form = { id: 'form', teamId: 'team', title: 'T', driveItemId: 'd', folderDriveItemId: 'f' };
    await database.forms.put({ ...form, draft: { driveItemId: 'draft', schema: { components: [] } } });
    expect((await database.forms.where('draft.driveItemId').equals('draft').first())?.id).toBe('form');
    expect(await database.forms.where('published.driveItemId').anyOf(['draft']).count()).toBe(0);
    await expect((async () => database.forms.where('category').equals('x').count())()).rejects.toThrow();
  });

  it('compares with limits', async () => {
    const content = new Blob([]);
    await database.files.bulkPut(['2024', '2025', '2026'].map((timestamp) => ({ id: timestamp, timestamp, content })));
    expect(await database.files.where('timestamp').below('2025').primaryKeys()).toEqual(['2024']);
    expect(await database.files.where('timestamp').belowOrEqual('2025').primaryKeys()).toEqual(['2024', '2025']);
    expect(await database.files.where('timestamp').above('2025').primaryKeys()).toEqual(['2026']);
    expect(await database.files.where('timestamp').aboveOrEqual('2025').primaryKeys()).toEqual(['2025', '2026']);
    const at = (id: string, timestamp: string, teamId = 'team') => sampleResponse(id, { timestamp, teamId });
    await database.responses.bulkPut([at('a', '2026-3'), at('b', '2026-1'), at('c', '2026-2'), at('d', '2026', 'x')]);
    const index = '[teamId+userId+submitted+timestamp]';
    const all = ['team', ada.userId, 0];
    const between = (upper: unknown, isIn: boolean) =>
      database.responses.where(index).between(all, [...all, upper], true, isIn);
    expect(await between([], false).primaryKeys()).toEqual(['b', 'c', 'a']);
    expect(await ids(between('2026-2', true).reverse().toArray())).toEqual(['c', 'b']);
    expect(await ids(between('2026-2', false).toArray())).toEqual(['b']);
    expect(await ids(between([], true).reverse().offset(1).limit(1).toArray())).toEqual(['c']);
  });

  it('numbers rows without a key, refuses to add existing ones, and updates only existing ones', async () => {
    const add = () => database.journal.add({ at: 'now', subject: 's', event: 'e' });
    expect([await add(), await add()]).toEqual([1, 2]);
    await database.responses.add(sampleResponse('a'));
    const again = async () => database.responses.add(sampleResponse('a'));
    await expect(again()).rejects.toMatchObject({ name: 'ConstraintError' });
    expect(await database.responses.update('a', { isDirty: 1, title: 'x' })).toBe(1);
    expect(await database.responses.update('a', { title: undefined })).toBe(1);
    expect(await database.responses.get('a')).toEqual(sampleResponse('a', { isDirty: 1 }));
    expect(await database.responses.update('nobody', { isDirty: 1 })).toBe(0);
  });

  it('deletes one, many, matching and all rows', async () => {
    await database.responses.bulkPut(['a', 'b', 'c', 'd', 'e'].map((id) => sampleResponse(id)));
    await database.responses.delete('a');
    await database.responses.bulkDelete(['b', 'x']);
    expect(await database.responses.where('id').equals('c').delete()).toBe(1);
    expect(await ids(database.responses.toArray())).toEqual(['d', 'e']);
    await database.responses.clear();
    expect(await database.responses.count()).toBe(0);
  });

  it('rolls back when the work of a transaction throws', async () => {
    await database.responses.put(sampleResponse('a'));
    const work = database.transaction('rw', database.responses, database.journal, async () => {
      await database.responses.delete('a');
      await database.responses.put(sampleResponse('b'));
      await database.journal.add({ at: 'now', subject: 's', event: 'e' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids(database.responses.toArray())).toEqual(['a']);
    expect(await database.journal.count()).toBe(0);
  });

  it('continues a transaction after an expected failed write', async () => {
    await database.responses.put(sampleResponse('a'));
    await database.transaction('rw', database.responses, async () => {
      await database.responses.add(sampleResponse('a')).catch(() => {});
      await database.responses.put(sampleResponse('b'));
    });
    expect(await ids(database.responses.toArray())).toEqual(['a', 'b']);
  });

  it('serializes writers of one table, and readers see no partial writes', async () => {
    const other = await storage.open(createOwner());
    const seen: number[] = [];
    const count = async (by: Database) => {
      const row = await by.lease.get('leader');
      await by.lease.put({ id: 'leader', epoch: (row?.epoch ?? 0) + 1 });
    };
    const look = other.transaction('r', other.lease, async () => {
      for (let times = 0; times < 3; times += 1) seen.push((await other.lease.get('leader'))?.epoch ?? 0);
    });
    await Promise.all([
      look,
      ...Array.from({ length: 10 }, (_, at) => {
        const by = at % 2 ? database : other;
        return by.transaction('rw', by.lease, () => count(by));
      }),
    ]);
    expect((await database.lease.get('leader'))?.epoch).toBe(10);
    expect(new Set(seen).size).toBe(1);
    other.close();
  });

  it('refuses tables outside of the transaction, and writes in a read-only one', async () => {
    const outside = database.transaction('rw', database.responses, async () => {
      await database.journal.add({ at: 'now', subject: 's', event: 'e' });
    });
    await expect(outside).rejects.toMatchObject({ name: 'NotFoundError' });
    const reading = database.transaction('r', database.responses, async () => {
      await database.responses.put(sampleResponse('a'));
    });
    await expect(reading).rejects.toMatchObject({ name: 'ReadOnlyError' });
  });

  it('commits early, and reports it, when a transaction waits for something else', async () => {
    const work = database.transaction('rw', database.responses, async () => {
      await database.responses.put(sampleResponse('a'));
      await runOtherTasks();
      await database.responses.put(sampleResponse('b'));
    });
    await expect(work).rejects.toThrow();
    expect(await ids(database.responses.toArray())).toEqual(['a']);
    const idle = database.transaction('rw', database.responses, async () => {
      await database.responses.put(sampleResponse('c'));
      await runOtherTasks();
    });
    await expect(idle).rejects.toMatchObject({ name: 'PrematureCommitError' });
  });

  it('joins a transaction that is started inside another over the same tables', async () => {
    const work = database.transaction('rw', database.responses, async () => {
      await database.responses.put(sampleResponse('a'));
      await database.transaction('rw', database.responses, async () => {
        await database.responses.put(sampleResponse('b'));
      });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.responses.count()).toBe(0);
  });

  it('aborts the whole transaction when the storage is full, and allows deletions', async () => {
    let isFull = false;
    const full = createOwner();
    const narrow = await storage.open(full, () => isFull);
    await narrow.responses.put(sampleResponse('a'));
    isFull = true;
    const work = narrow.transaction('rw', narrow.responses, async () => {
      await narrow.responses.delete('a');
      await narrow.responses.put(sampleResponse('b'));
    });
    await expect(work).rejects.toThrow();
    await expect((async () => narrow.responses.put(sampleResponse('b')))()).rejects.toSatisfy(isQuotaExceeded);
    expect(await ids(narrow.responses.toArray())).toEqual(['a']);
    await narrow.responses.delete('a');
    expect(await narrow.responses.count()).toBe(0);
    narrow.close();
  });

  it('writes unobserved rows atomically with the rest of their transaction', async () => {
    const row = (id: string) => ({ dataSourceIdentifier: 'round', id, lastModified: '2026', value: { id } });
    const { data, dataSummary } = database;
    const write = (then: () => unknown) =>
      database.transaction('rw', [data, dataSummary], async () => {
        await database.putUnobserved([]);
        await database.putUnobserved([row('a'), row('b')]);
        await dataSummary.put({ dataSourceIdentifier: 'round', count: await data.count() });
        return then();
      });
    await expect(write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([await data.count(), await dataSummary.count()]).toEqual([0, 0]);
    await write(() => undefined);
    expect(await data.get(['round', 'b'])).toEqual(row('b'));
    expect((await dataSummary.get('round'))?.count).toBe(2);
  });

  it('reports a full storage for unobserved rows', async () => {
    let isFull = false;
    const narrow = await storage.open(createOwner(), () => isFull);
    isFull = true;
    const rows = [{ dataSourceIdentifier: 'round', id: 'a', lastModified: '2026', value: {} }];
    const work = narrow.transaction('rw', narrow.data, () => narrow.putUnobserved(rows));
    await expect((async () => work)()).rejects.toSatisfy(isQuotaExceeded);
    expect(await narrow.data.count()).toBe(0);
    narrow.close();
  });

  it('rolls back uncommitted writes of a tab that dies', async () => {
    const dying = createOwner();
    const theirs = await storage.open(dying);
    await theirs.responses.put(sampleResponse('a'));
    const reached = new Promise<void>((resolve) => {
      theirs
        .transaction('rw', theirs.responses, async () => {
          await theirs.responses.put(sampleResponse('b'));
          resolve();
          await theirs.responses.put(sampleResponse('c'));
        })
        .catch(() => {});
    });
    await reached;
    dying.isDead = true;
    storage.closeTab(dying);
    expect(await ids(database.responses.toArray())).toEqual(['a']);
  });

  it('keeps everything up to the last strict transaction after a power failure, and a prefix of the rest', async () => {
    const left = new Set<number>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const power = createStorage(kind);
      const before = createOwner();
      const open = await power.open(before);
      await open.responses.put(sampleResponse('1'));
      await open.strict.responses.put(sampleResponse('2'));
      await open.responses.put(sampleResponse('3'));
      await open.responses.bulkPut([sampleResponse('4'), sampleResponse('5')]);
      before.isDead = true;
      power.closeTab(before);
      await power.cutPower(createRandom(seed));
      const after = await power.open(createOwner());
      const kept = await ids(after.responses.toArray());
      expect([
        ['1', '2'],
        ['1', '2', '3'],
        ['1', '2', '3', '4', '5'],
      ]).toContainEqual(kept);
      left.add(kept.length);
      after.close();
    }
    expect([...left].sort()).toEqual([2, 3, 5]);
  });
});
