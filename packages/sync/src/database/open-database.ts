import { Dexie } from 'dexie';
import { refuseNewerDatabases } from './newer-database.ts';
import { putUnobserved, type UnobservedWrites } from './put-unobserved.ts';
import { databaseVersion, version13, version14, version14_1, version14_3 } from './schema.ts';
import type { Tables } from './tables.ts';
import { upgradeTo14 } from './upgrades/to-14.ts';
import { convertFailures } from './upgrades/to-14-1.ts';
import { moveCommitBeforePdf } from './upgrades/to-14-2.ts';

export type TableAccess = Dexie & Tables & UnobservedWrites;

/**
 * Local database. Writes are relaxed: a power failure may lose the last seconds. `strict` is a second connection to the
 * same tables whose transactions are flushed to disk before they complete, for Submit and explicit Save.
 */
export type Database = TableAccess & { readonly strict: TableAccess };

export interface DatabaseOptions {
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly keyRange: typeof IDBKeyRange;
  /**
   * Called when another tab wants to upgrade; must save unsaved changes. Both connections close when it has resolved.
   */
  readonly flush?: () => Promise<void>;
  /**
   * Called when the upgrade waits for a tab with an older program that doesn't close its connection; the user has to
   * close that tab.
   */
  readonly onBlocked?: () => void;
}

/**
 * Opens the local database, and creates or upgrades it atomically. A connection that the browser closes is reopened by
 * the next call; the strict one is opened by its first call.
 *
 * @throws NewerDatabaseError when a newer program has upgraded it
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const relaxed = connect(options, 'relaxed');
  const strict = connect(options, 'strict');
  const database = Object.assign(relaxed, { strict });
  const closeRelaxed = relaxed.close.bind(relaxed);
  database.close = (closing) => {
    strict.close(closing);
    closeRelaxed(closing);
  };
  closeForUpgrade(database, options.flush);
  relaxed.on('blocked', () => options.onBlocked?.());
  await relaxed.open();
  return database;
}

function connect(options: DatabaseOptions, durability: 'relaxed' | 'strict'): TableAccess {
  const dexie = new Dexie(options.name, {
    indexedDB: refuseNewerDatabases(options.indexedDB, databaseVersion),
    IDBKeyRange: options.keyRange,
    chromeTransactionDurability: durability,
  });
  dexie.version(13).stores(version13);
  dexie.version(14).stores(version14).upgrade(upgradeTo14);
  dexie.version(14.1).stores(version14_1).upgrade(convertFailures);
  dexie.version(14.2).stores(version14_1).upgrade(moveCommitBeforePdf);
  dexie.version(databaseVersion).stores(version14_3);
  return Object.assign(dexie, { putUnobserved }) as TableAccess;
}

/** Replaces Dexie's default handler for `versionchange`, which closes immediately. */
function closeForUpgrade(database: Database, flush: () => Promise<void> = async () => {}): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return false;
    isClosing = true;
    // A failed flush reports itself; the upgrade must not wait for it.
    flush().then(
      () => database.close(),
      () => database.close(),
    );
    return false;
  };
  database.on('versionchange', close);
  database.strict.on('versionchange', close);
}
