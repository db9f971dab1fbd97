import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { CannotStart } from '../../cannot-start.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { openPool } from '../open-pool.ts';
import {
  type BackupTable,
  getCopyFromQuery,
  getCopyToQuery,
  isDatabaseEmpty,
  listMigrations,
  listSequences,
  listTables,
  openClient,
  setSequences,
  startRestoreTransaction,
  startSnapshotTransaction,
} from '../tables-store.ts';
import { type ClusterFolder, createDraftCluster, replaceCluster } from './cluster-folder.ts';
import { type BinariesFolder, findInstalledBinaries } from './native-binaries.ts';
import {
  adoptRunningPostmaster,
  getConnectionString,
  launchCluster,
  type Postmaster,
  stopPostmaster,
  USERS_LOCK_ID,
} from './postmaster.ts';
import type { ServerAccount } from './server-account.ts';

export interface UpgradeTarget {
  readonly binaries: BinariesFolder;
  readonly account: ServerAccount | undefined;
  /** Major version of `binaries`. */
  readonly major: number;
  /** Receives each line for the operator. Prints the line by default. */
  readonly notify?: ((line: string) => void) | undefined;
}

const ANSWER_TIMEOUT_MS = 10_000;

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Copies the database of an older major version into a new cluster, which replaces the old cluster. The old folder is
 * kept. PostgreSQL can only read data of its own major version, so the old version must be installed, too.
 *
 * @throws CannotStart if the data is newer, the old version isn't installed, or another process uses the data
 */
export async function upgradeCluster(
  folder: ClusterFolder,
  { binaries, account, major, notify = printLine }: UpgradeTarget,
): Promise<void> {
  const { path } = folder;
  if (folder.major > major) {
    throw new CannotStart(
      `${path} was written by PostgreSQL ${folder.major}, and this is PostgreSQL ${major}. Use the release of Tideform, or the POSTGRES_BIN, that it was written with`,
    );
  }
  const oldBinaries = findInstalledBinaries(folder.major, account);
  if (oldBinaries === undefined) {
    throw new CannotStart(
      `${path} was written by PostgreSQL ${folder.major}, and this is PostgreSQL ${major}. To upgrade it, install PostgreSQL ${folder.major} from your operating system's packages, and start again; docs/guides/upgrade.md has other ways`,
    );
  }
  notify(`  Upgrading the database from PostgreSQL ${folder.major} to ${major} …`);
  const found = await adoptRunningPostmaster(folder, ANSWER_TIMEOUT_MS);
  if (found) await requireUnused(folder, found);
  const old = found ?? (await launchCluster(folder, oldBinaries, account, ['default_transaction_read_only=on']));
  const draft = await copyCluster(folder, old, { binaries, account, major }).finally(() => stopPostmaster(old, folder));
  const backupPath = await replaceCluster(folder, draft);
  notify(`  The database is upgraded. The old one is kept in ${backupPath}: delete it when you don't need it anymore.`);
}

/**
 * Copies the database into a new cluster.
 *
 * @returns the new cluster's folder
 */
async function copyCluster(
  folder: ClusterFolder,
  old: Postmaster,
  { binaries, account, major }: UpgradeTarget,
): Promise<string> {
  const draft = await createDraftCluster(folder.path, folder.password, binaries, account);
  const next: ClusterFolder = { ...folder, path: draft, major };
  try {
    const postmaster = await launchCluster(next, binaries, account, []);
    await copyDatabase(getConnectionString(folder, old), getConnectionString(next, postmaster)).finally(() =>
      stopPostmaster(postmaster, next),
    );
    return draft;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** @throws CannotStart if a process of an older release uses the cluster */
async function requireUnused(folder: ClusterFolder, postmaster: Postmaster): Promise<void> {
  const client = new pg.Client({ connectionString: getConnectionString(folder, postmaster) });
  await client.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      USERS_LOCK_ID,
    ]);
    if (!rows[0]?.isFree) {
      throw new CannotStart(`${folder.path} is used by an older release of Tideform. Stop it before you upgrade`);
    }
  } finally {
    await client.end();
  }
}

/**
 * Copies the tables from one server to another, except those of the job queue, which its library creates at the start.
 */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = await openClient(from);
  const target = await openClient(to);
  try {
    if (await isDatabaseEmpty(source)) return;
    await startSnapshotTransaction(source);
    const steps = await listMigrations(source);
    await createTables(to, steps);
    const tables = await listTables(source);
    await startRestoreTransaction(target, tables);
    for (const table of tables) await copyTable(source, target, table);
    await setSequences(target, await listSequences(source));
    await target.query('commit');
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

async function createTables(to: string, steps: readonly string[]): Promise<void> {
  const unknown = steps.filter((step) => !allMigrations.some(({ name }) => name === step));
  if (unknown.length > 0) {
    throw new CannotStart(`The database was written by a newer release of Tideform: ${unknown.join(', ')}`);
  }
  const pool = openPool(to, 2);
  try {
    await migrate(
      pool,
      allMigrations.filter(({ name }) => steps.includes(name)),
    );
  } finally {
    await pool.destroy();
  }
}

async function copyTable(source: pg.Client, target: pg.Client, table: BackupTable): Promise<void> {
  const rows = source.query(copyTo(getCopyToQuery(table)));
  const written = target.query(copyFrom(getCopyFromQuery(table)));
  await pipeline(rows, written);
  if (rows.rowCount === written.rowCount) return;
  throw new Error(`${table.name} has ${rows.rowCount} rows, but ${written.rowCount} were copied`);
}
