import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openDatabase } from '../database/open-database.ts';

/** Write of a transaction as requested from the browser. */
export interface Write {
  readonly store: string;
  readonly method: 'add' | 'put' | 'delete' | 'clear';
  readonly asked: readonly unknown[];
}

/**
 * Records the order of commits and which are certainly on disk: a strict one, and all before it. A power failure loses
 * some or all later ones.
 */
export interface Disk {
  committed(durability: IDBTransactionDurability, writes: readonly Write[]): void;
  /** Returns the databases after a power failure. */
  afterPowerCut(random: () => number): Promise<IDBFactory>;
}

export function createDisk(name: string): Disk {
  let flushed: Write[] = [];
  let unflushed: (readonly Write[])[] = [];
  return {
    committed(durability, writes) {
      unflushed.push(writes);
      if (durability !== 'strict') return;
      flushed = flushed.concat(...unflushed);
      unflushed = [];
    },
    async afterPowerCut(random) {
      const survivingWrites = unflushed.slice(0, Math.floor(random() * (unflushed.length + 1)));
      flushed = flushed.concat(...survivingWrites);
      unflushed = [];
      return rebuild(name, flushed);
    },
  };
}

async function rebuild(name: string, writes: readonly Write[]): Promise<IDBFactory> {
  const indexedDB = new IDBFactory();
  const database = await openDatabase({ name, indexedDB, keyRange: IDBKeyRange });
  const connection = database.backendDB();
  const stores = [...connection.objectStoreNames];
  await new Promise<void>((resolve, reject) => {
    const transaction = connection.transaction(stores, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    for (const { store, method, asked } of writes) {
      const target = transaction.objectStore(store);
      (target[method] as (...args: unknown[]) => unknown).apply(target, [...asked]);
    }
  });
  database.close();
  return indexedDB;
}

const methods = ['add', 'put', 'delete', 'clear'] as const;

/** Records the writes of a transaction; the list is read after its commit. */
export function listen(transaction: IDBTransaction, onWrite: (write: Write) => void = () => {}): readonly Write[] {
  const writes: Write[] = [];
  const open = transaction.objectStore.bind(transaction);
  const opened = new Set<IDBObjectStore>();
  transaction.objectStore = (store) => {
    const target = open(store);
    // Repeated calls return the same store for a transaction.
    if (opened.has(target)) return target;
    opened.add(target);
    for (const method of methods) {
      const perform = target[method] as (...asked: unknown[]) => IDBRequest;
      target[method] = ((...asked: unknown[]) => {
        const write: Write = { store, method, asked: asked.map(copy) };
        writes.push(write);
        const request = perform.apply(target, asked);
        onWrite(write);
        return request;
      }) as never;
    }
    return target;
  };
  return writes;
}

/** Copies a value of a write. Key ranges aren't data and stay unchanged. */
function copy(value: unknown): unknown {
  return value instanceof IDBKeyRange ? value : structuredClone(value);
}
