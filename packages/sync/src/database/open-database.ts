import { Dexie } from 'dexie';
import { refuseNewer } from './newer-database.ts';
import { putUnseen, type UnseenWriting } from './put-unseen.ts';
import { databaseVersion, version13, version14, version14_1, version14_3 } from './schema.ts';
import type { Tables } from './tables.ts';
import { upgradeTo14 } from './upgrades/to-14.ts';
import { keepFailuresAsData } from './upgrades/to-14-1.ts';
import { commitBeforePdf } from './upgrades/to-14-2.ts';

export type TableAccess = Dexie & Tables & UnseenWriting;

/**
 * The local database. Writes are relaxed: after a power cut the last seconds may be gone. `strict` is a second
 * connection to the same tables whose transactions reach the disk before they complete: for Submit and explicit Save.
 */
export type Database = TableAccess & { readonly strict: TableAccess };

export interface DatabaseOptions {
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly keyRange: typeof IDBKeyRange;
  /** Another tab wants to upgrade: put away what is not saved yet. Both connections close when it has resolved. */
  readonly flush?: () => Promise<void>;
  /** The upgrade waits for another tab, which runs an older program and does not let go: somebody has to close it. */
  readonly onBlocked?: () => void;
}

/**
 * Opens the local database, creating or upgrading it as a whole or not at all. A connection that the browser closes is
 * opened again by the next call, and the strict one by its first.
 *
 * @throws NewerDatabase when a newer program has upgraded it.
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
    indexedDB: refuseNewer(options.indexedDB, databaseVersion),
    IDBKeyRange: options.keyRange,
    chromeTransactionDurability: durability,
  });
  dexie.version(13).stores(version13);
  dexie.version(14).stores(version14).upgrade(upgradeTo14);
  dexie.version(14.1).stores(version14_1).upgrade(keepFailuresAsData);
  dexie.version(14.2).stores(version14_1).upgrade(commitBeforePdf);
  dexie.version(databaseVersion).stores(version14_3);
  return Object.assign(dexie, { putUnseen }) as TableAccess;
}

/** Replaces Dexie's own answer to `versionchange`, which closes at once. */
function closeForUpgrade(database: Database, flush: () => Promise<void> = async () => {}): void {
  let closes = false;
  const close = () => {
    if (closes) return false;
    closes = true;
    // A flush that fails has told its own story; the upgrade must not wait for ever.
    flush().then(
      () => database.close(),
      () => database.close(),
    );
    return false;
  };
  database.on('versionchange', close);
  database.strict.on('versionchange', close);
}
