import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openDatabase } from '../database/open-database.ts';

/** Write of a transaction as requested from the browser. */
export interface RecordedWrite {
  readonly store: string;
  readonly method: 'add' | 'put' | 'delete' | 'clear';
  readonly args: readonly unknown[];
}

/**
 * Records the order of commits and which are certainly on disk: a strict one, and all before it. A power failure loses
 * some or all later ones.
 */
export interface Disk {
  recordCommit(durability: IDBTransactionDurability, writes: readonly RecordedWrite[]): void;
  /** Returns the databases after a power failure. */
  restoreAfterPowerCut(random: () => number): Promise<IDBFactory>;
}

export function createDisk(name: string): Disk {
  let flushed: RecordedWrite[] = [];
  let unflushed: (readonly RecordedWrite[])[] = [];
  return {
    recordCommit(durability, writes) {
      unflushed.push(writes);
      if (durability !== 'strict') return;
      flushed = flushed.concat(...unflushed);
      unflushed = [];
    },
    async restoreAfterPowerCut(random) {
      const survivingWrites = unflushed.slice(0, Math.floor(random() * (unflushed.length + 1)));
      flushed = flushed.concat(...survivingWrites);
      unflushed = [];
      return rebuildDatabase(name, flushed);
    },
  };
}

async function rebuildDatabase(name: string, writes: readonly RecordedWrite[]): Promise<IDBFactory> {
  const indexedDB = new IDBFactory();
  const database = await openDatabase({ name, indexedDB, keyRange: IDBKeyRange });
  const connection = database.backendDB();
  const stores = [...connection.objectStoreNames];
  await new Promise<void>((resolve, reject) => {
    const transaction = connection.transaction(stores, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    for (const { store, method, args } of writes) {
      const target = transaction.objectStore(store);
      (target[method] as (...args: unknown[]) => unknown).apply(target, [...args]);
    }
  });
  database.close();
  return indexedDB;
}

const writeMethods = ['add', 'put', 'delete', 'clear'] as const;

/** Records the writes of a transaction; the list is read after its commit. */
export function recordWrites(
  transaction: IDBTransaction,
  onWrite: (write: RecordedWrite) => void = () => {},
): readonly RecordedWrite[] {
  const writes: RecordedWrite[] = [];
  const open = transaction.objectStore.bind(transaction);
  const opened = new Set<IDBObjectStore>();
  transaction.objectStore = (store) => {
    const target = open(store);
    // Repeated calls return the same store for a transaction.
    if (opened.has(target)) return target;
    opened.add(target);
    for (const method of writeMethods) {
      const perform = target[method] as (...args: unknown[]) => IDBRequest;
      target[method] = ((...args: unknown[]) => {
        const write: RecordedWrite = { store, method, args: args.map(copyValue) };
        writes.push(write);
        const request = perform.apply(target, args);
        onWrite(write);
        return request;
      }) as never;
    }
    return target;
  };
  return writes;
}

/** Copies a value of a write. Key ranges aren't data and stay unchanged. */
function copyValue(value: unknown): unknown {
  return value instanceof IDBKeyRange ? value : structuredClone(value);
}
