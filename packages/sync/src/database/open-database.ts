import { Dexie, type EntityTable, type Table } from 'dexie';
import { FailureError } from '../failures/failure-error.ts';
import type { DataRow, DataSourceRow, DataSummaryRow } from './data-source-rows.ts';
import type {
  AttachmentRow,
  DiscardRow,
  FileRow,
  FormRow,
  JournalRow,
  LeaseRow,
  OutboxRow,
  ReceiptRow,
  ReserveRow,
  ResponseRow,
  SyncRequestRow,
  TeamRow,
  TeamSyncRow,
  TenantRow,
} from './rows.ts';
import { databaseVersion, type TableName, version13, version14, version14_1, version14_3 } from './schema.ts';
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

/** Tables of the local database with the types of their rows. */
interface Tables extends Record<TableName, Table> {
  readonly tenants: EntityTable<TenantRow, 'id'>;
  readonly teams: EntityTable<TeamRow, 'id'>;
  readonly teamSync: EntityTable<TeamSyncRow, 'id'>;
  readonly forms: EntityTable<FormRow, 'id'>;
  readonly responses: EntityTable<ResponseRow, 'id'>;
  readonly dataSources: EntityTable<DataSourceRow, 'id'>;
  readonly dataSummary: EntityTable<DataSummaryRow, 'dataSourceIdentifier'>;
  readonly data: Table<DataRow, [dataSourceIdentifier: string, id: string]>;
  readonly files: EntityTable<FileRow, 'id'>;
  readonly attachments: Table<AttachmentRow, [responseId: string, id: string]>;
  readonly outbox: EntityTable<OutboxRow, 'responseId'>;
  readonly journal: EntityTable<JournalRow, 'sequence'>;
  readonly lease: EntityTable<LeaseRow, 'id'>;
  readonly reserve: EntityTable<ReserveRow, 'id'>;
  readonly receipts: EntityTable<ReceiptRow, 'responseId'>;
  readonly discards: EntityTable<DiscardRow, 'responseId'>;
  readonly syncRequests: EntityTable<SyncRequestRow, 'id'>;
}

/** Writes that bypass Dexie's change notifications. */
interface UnobservedWrites {
  /**
   * Writes rows of a data source that aren't read before their summary refers to them. Call it in a transaction.
   *
   * @throws DOMException from IndexedDB; the transaction is aborted
   */
  putUnobserved(rows: readonly DataRow[]): PromiseLike<void>;
}

/**
 * Writes without change notifications.
 * NOTE: Dexie's own writes record each key in a tree for each index and send these trees to all pages, which takes more
 * memory than the rows.
 */
function putUnobserved(rows: readonly DataRow[]): PromiseLike<void> {
  const { idbtrans } = Dexie.currentTransaction;
  const store = idbtrans.objectStore('data');
  return new Dexie.Promise<void>((resolve, reject) => {
    let firstError: DOMException | null = null;
    idbtrans.addEventListener('error', ({ target }) => {
      firstError ??= (target as IDBRequest).error;
    });
    // When the storage is full, only the transaction's error contains the reason.
    idbtrans.addEventListener('abort', () => reject(idbtrans.error ?? firstError));
    const last = rows.reduce<IDBRequest | undefined>((_before, row) => store.put(row), undefined);
    if (last) last.addEventListener('success', () => resolve());
    else resolve();
  });
}

/**
 * Thrown when a newer program version has written the local database, which this version must not use. Reloading the
 * page loads the newer version.
 */
export class NewerDatabaseError extends FailureError<'database-newer'> {
  override readonly name = 'NewerDatabase';

  constructor() {
    super('database-newer', {});
  }
}

/**
 * Wraps an IndexedDB factory so that it opens databases up to the given Dexie version and refuses newer ones with
 * `NewerDatabaseError`.
 * NOTE: Dexie handles a VersionError by opening the newer database without a version, and may add what it misses there.
 * This wrapper leaves the newer database unchanged.
 */
function refuseNewerDatabases(indexedDB: IDBFactory, version: number): IDBFactory {
  const nativeVersion = Math.round(version * 10);
  return {
    open(name: string, requestedVersion?: number) {
      if (requestedVersion === undefined || requestedVersion > nativeVersion) throw new NewerDatabaseError();
      return indexedDB.open(name, requestedVersion);
    },
    cmp: (first: unknown, second: unknown) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
    deleteDatabase: (name: string) => indexedDB.deleteDatabase(name),
  };
}
