import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type ClusterFolder, openClusterFolder } from './cluster-folder.ts';
import { withFileLock } from './file-lock.ts';
import { findNativeBinaries, readMajorVersion } from './native-binaries.ts';
import {
  adoptRunningPostmaster,
  getConnectionString,
  launchCluster,
  type Postmaster,
  stopPostmaster,
  USERS_LOCK_ID,
  watchForExit,
} from './postmaster.ts';
import { findServerAccount } from './server-account.ts';
import { upgradeCluster } from './upgrade-cluster.ts';

export interface EmbeddedPostgres {
  readonly connectionString: string;
  readonly pid: number;
  /** Resolves when PostgreSQL ends unexpectedly, with a message that names its log. */
  readonly unexpectedEnd: Promise<string>;
  /** Lets this process exit while its connection to PostgreSQL is still open. */
  unref(): void;
  /** Closes this process's connection. The last process to close its connection stops PostgreSQL. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Folders with the programs of an installed PostgreSQL; default: the programs of the npm package. */
  readonly postgresFolders?: readonly string[] | undefined;
  /** Additional settings as `name=value`: tests disable durability. */
  readonly settings?: readonly string[];
  /** Maximum milliseconds for a PostgreSQL that a killed process left running to respond and to stop. */
  readonly answerTimeoutMs?: number;
  /** Receives each line for the operator about an upgrade. Prints the line by default. */
  readonly notify?: (line: string) => void;
}

const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Starts PostgreSQL on `{dataDir}/postgres`, durable (fsync), reachable only from this machine, with a random password.
 * A PostgreSQL that a killed process left running is reused if it responds, and otherwise replaced. Data of an older
 * major version is upgraded first.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = findServerAccount(join(options.dataDir, 'postgres'));
  await mkdir(options.dataDir, { recursive: true });
  const lockPath = join(options.dataDir, 'postgres.lock');
  return withFileLock(lockPath, async () => {
    const binaries = await findNativeBinaries(account, options.postgresFolders);
    const major = readMajorVersion(binaries);
    const open = () => openClusterFolder(options.dataDir, binaries, account);
    const before = await open();
    if (before.major !== major) await upgradeCluster(before, { binaries, account, major, notify: options.notify });
    const folder = before.major === major ? before : await open();
    const postmaster =
      (await adoptRunningPostmaster(folder, options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS)) ??
      (await launchCluster(folder, binaries, account, options.settings ?? []));
    const connectionString = getConnectionString(folder, postmaster);
    const user = await acquireUsersLock(connectionString);
    const watch = watchForExit(postmaster);
    return {
      connectionString,
      pid: postmaster.pid,
      unexpectedEnd: watch.ended.then(
        () => `PostgreSQL (process ${postmaster.pid}) has ended. Its log is ${folder.logPath}`,
      ),
      // NOTE: the types of `pg` don't contain `unref`.
      unref: () => (user as pg.Client & { unref(): void }).unref(),
      close() {
        watch.stop();
        return withFileLock(lockPath, () => releaseCluster(user, postmaster, folder));
      },
    };
  });
}

async function acquireUsersLock(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK_ID]);
  return client;
}

/** Maximum time for PostgreSQL to release the shared users lock of a killed process. */
const LOCK_RELEASE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

async function releaseCluster(user: pg.Client, postmaster: Postmaster, folder: ClusterFolder): Promise<void> {
  const isLast = await user
    .query('select pg_advisory_unlock_shared($1)', [USERS_LOCK_ID])
    .then(() => user.query(`set lock_timeout = ${LOCK_RELEASE_MS}`))
    .then(() => user.query('select pg_advisory_lock($1)', [USERS_LOCK_ID]))
    .then(() => true)
    .catch((error: pg.DatabaseError) => error.code !== LOCK_NOT_AVAILABLE);
  await user.end().catch(() => undefined);
  if (isLast) await stopPostmaster(postmaster, folder);
}
