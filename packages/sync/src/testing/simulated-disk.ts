import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openDatabase } from '../database/open-database.ts';

/** One write of a transaction, as the browser was told it. */
export interface Write {
  readonly store: string;
  readonly method: 'add' | 'put' | 'delete' | 'clear';
  readonly asked: readonly unknown[];
}

/**
 * Remembers in which order transactions were committed and which of them the disk has for sure: a strict one, and
 * everything before it. A power cut loses some or all that came after.
 */
export interface Disk {
  committed(durability: IDBTransactionDurability, writes: readonly Write[]): void;
  /** The databases as they are after the power cut. */
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
      const kept = unflushed.slice(0, Math.floor(random() * (unflushed.length + 1)));
      flushed = flushed.concat(...kept);
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

/** Writes down what a transaction is told to write; the answer is read when it has committed. */
export function listen(transaction: IDBTransaction, told: (write: Write) => void = () => {}): readonly Write[] {
  const writes: Write[] = [];
  const open = transaction.objectStore.bind(transaction);
  const opened = new Set<IDBObjectStore>();
  transaction.objectStore = (store) => {
    const target = open(store);
    // Asked again, a transaction gives the same store.
    if (opened.has(target)) return target;
    opened.add(target);
    for (const method of methods) {
      const perform = target[method] as (...asked: unknown[]) => IDBRequest;
      target[method] = ((...asked: unknown[]) => {
        const write: Write = { store, method, asked: asked.map(copy) };
        writes.push(write);
        const request = perform.apply(target, asked);
        told(write);
        return request;
      }) as never;
    }
    return target;
  };
  return writes;
}

/** Key ranges are no data: they stay what they are. */
function copy(value: unknown): unknown {
  return value instanceof IDBKeyRange ? value : structuredClone(value);
}
