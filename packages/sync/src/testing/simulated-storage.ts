import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type Database, openDatabase } from '../database/open-database.ts';
import {
  abortTransactionsOfTab,
  createMemoryBrowser,
  loseUnflushed,
  openMemoryDatabase,
} from './memory-store/memory-browser.ts';
import type { EventOwner } from './scheduler.ts';
import { openTabDatabases, type TabDatabases } from './simulated-database.ts';
import { createDisk } from './simulated-disk.ts';

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
