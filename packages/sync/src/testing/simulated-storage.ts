import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type Database, openDatabase } from '../database/open-database.ts';
import {
  abortTransactionsOfTab,
  createMemoryBrowser,
  loseUnflushed,
  openMemoryDatabase,
} from './memory-store/memory-browser.ts';
import type { EventOwner } from './scheduler.ts';

/** `dexie`: the production store on an in-memory IndexedDB. `memory`: the same contract, several times as fast. */
export type StoreKind = 'dexie' | 'memory';

/** Local databases of one simulated browser. */
export interface SimulatedStorage {
  /**
   * Opens a tab's connection.
   *
   * @param isFull called at each write; returns whether the storage has no space for it
   */
  open(owner: EventOwner, isFull?: () => boolean): Promise<Database>;
  /** Drops uncommitted writes of a dead tab. */
  closeTab(owner: EventOwner): void;
  /** Kills all tabs, and loses some or all commits that aren't certainly on disk. */
  cutPower(random: () => number): Promise<void>;
}

export function createStorage(kind: StoreKind): SimulatedStorage {
  return kind === 'dexie' ? createDexieStorage() : createMemoryStorage();
}

const databaseName = 'tideform';

function createDexieStorage(): SimulatedStorage {
  const disk = createDisk(databaseName);
  const tabs = new Map<EventOwner, TabDatabases>();
  let browser = new IDBFactory() as globalThis.IDBFactory;
  const databasesOf = (owner: EventOwner, isFull?: () => boolean): TabDatabases => {
    const databases = tabs.get(owner) ?? openTabDatabases(browser, owner, disk, isFull);
    tabs.set(owner, databases);
    return databases;
  };
  return {
    open: (owner, isFull) =>
      openDatabase({ name: databaseName, indexedDB: databasesOf(owner, isFull).indexedDB, keyRange: IDBKeyRange }),
    closeTab: (owner) => tabs.get(owner)?.closeAll(),
    async cutPower(random) {
      browser = await disk.restoreAfterPowerCut(random);
    },
  };
}

function createMemoryStorage(): SimulatedStorage {
  const browser = createMemoryBrowser();
  return {
    open: async (owner, isFull) => openMemoryDatabase(browser, owner, isFull),
    closeTab: (owner) => abortTransactionsOfTab(browser, owner),
    cutPower: async (random) => loseUnflushed(browser, random),
  };
}

/** Write of a transaction as requested from the browser. */
interface RecordedWrite {
  readonly store: string;
  readonly method: 'add' | 'put' | 'delete' | 'clear';
  readonly args: readonly unknown[];
}

/**
 * Records the order of commits and which are certainly on disk: a strict one, and all before it. A power failure loses
 * some or all later ones.
 */
interface Disk {
  recordCommit(durability: IDBTransactionDurability, writes: readonly RecordedWrite[]): void;
  /** Returns the databases after a power failure. */
  restoreAfterPowerCut(random: () => number): Promise<IDBFactory>;
}

function createDisk(name: string): Disk {
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
function recordWrites(
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

/**
 * A tab's access to its browser's databases. When the tab dies, unfinished transactions are rolled back and its
 * connections closed; committed data is kept.
 */
interface TabDatabases {
  readonly indexedDB: IDBFactory;
  closeAll(): void;
}

function openTabDatabases(
  browser: IDBFactory,
  owner: EventOwner,
  disk: Disk,
  isFull: () => boolean = () => false,
): TabDatabases {
  const connections = new Set<IDBDatabase>();
  const transactions = new Set<IDBTransaction>();

  const watch = (connection: IDBDatabase): void => {
    connections.add(connection);
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...args) => {
      if (owner.isDead) throw new DOMException('The tab was closed', 'AbortError');
      const transaction = begin(...args);
      transactions.add(transaction);
      const writes = recordWrites(transaction, (write) => {
        // Deleting frees space; only adding can fail.
        if (write.method === 'put' && isFull()) abortAsFull(transaction);
      });
      transaction.addEventListener('abort', () => transactions.delete(transaction));
      transaction.addEventListener('complete', () => {
        transactions.delete(transaction);
        if (writes.length > 0) disk.recordCommit(transaction.durability, writes);
      });
      return transaction;
    };
  };

  const indexedDB: IDBFactory = {
    open(name, version) {
      // Code of a dead tab may still call this; it gets no response.
      if (owner.isDead) return {} as IDBOpenDBRequest;
      const request = browser.open(name, version);
      request.addEventListener('success', () => watch(request.result));
      return request;
    },
    cmp: (first, second) => browser.cmp(first, second),
    databases: () => browser.databases(),
    deleteDatabase: (name) => browser.deleteDatabase(name),
  };
  return {
    indexedDB,
    closeAll() {
      for (const transaction of transactions) abortIfOpen(transaction);
      for (const connection of connections) connection.close();
    },
  };
}

/**
 * Aborts a transaction like a browser with a full storage.
 * NOTE: IndexedDB has no call for this; fake-indexeddb's own one isn't in its types.
 */
function abortAsFull(transaction: IDBTransaction): void {
  (transaction as IDBTransaction & { _abort(reason: string): void })._abort('QuotaExceededError');
}

function abortIfOpen(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Already committed; events that arrive later don't concern this tab.
  }
}
