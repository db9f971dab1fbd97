import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type Database, openDatabase } from '../database/open-database.ts';
import {
  abortTransactionsOf,
  createMemoryBrowser,
  loseUnflushed,
  openMemoryDatabase,
} from './memory-store/memory-browser.ts';
import type { Owner } from './scheduler.ts';
import { openTabDatabases, type TabDatabases } from './simulated-database.ts';
import { createDisk } from './simulated-disk.ts';

/** `dexie`: what ships, over an IndexedDB in memory. `memory`: the same promises, several times as fast. */
export type StoreKind = 'dexie' | 'memory';

/** The local databases of one simulated browser. */
export interface SimulatedStorage {
  /** A tab's connection. `isFull` is asked at each write: has the storage no room for it? */
  open(owner: Owner, isFull?: () => boolean): Promise<Database>;
  /** The tab is gone: what it had not committed never was. */
  die(owner: Owner): void;
  /** Every tab is gone, and what the disk did not have for sure is lost in part or whole. */
  cutPower(random: () => number): Promise<void>;
}

export function createStorage(kind: StoreKind): SimulatedStorage {
  return kind === 'dexie' ? createDexieStorage() : createMemoryStorage();
}

const name = 'tideform';

function createDexieStorage(): SimulatedStorage {
  const disk = createDisk(name);
  const tabs = new Map<Owner, TabDatabases>();
  let browser = new IDBFactory() as globalThis.IDBFactory;
  const databasesOf = (owner: Owner, isFull?: () => boolean): TabDatabases => {
    const databases = tabs.get(owner) ?? openTabDatabases(browser, owner, disk, isFull);
    tabs.set(owner, databases);
    return databases;
  };
  return {
    open: (owner, isFull) =>
      openDatabase({ name, indexedDB: databasesOf(owner, isFull).indexedDB, keyRange: IDBKeyRange }),
    die: (owner) => tabs.get(owner)?.die(),
    async cutPower(random) {
      browser = await disk.afterPowerCut(random);
    },
  };
}

function createMemoryStorage(): SimulatedStorage {
  const browser = createMemoryBrowser();
  return {
    open: async (owner, isFull) => openMemoryDatabase(browser, owner, isFull),
    die: (owner) => abortTransactionsOf(browser, owner),
    cutPower: async (random) => loseUnflushed(browser, random),
  };
}
