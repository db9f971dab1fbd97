import { mkdir, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type ClusterFolder, openClusterFolder, SUPERUSER } from './cluster-folder.ts';
import { withFileLock } from './file-lock.ts';
import { findNativeBinaries, type NativeFolder } from './native-binaries.ts';
import {
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
  watchForEnd,
} from './postmaster.ts';
import { findServerAccount, type ServerAccount } from './server-account.ts';

export interface EmbeddedPostgres {
  readonly connectionString: string;
  readonly pid: number;
  /** Resolves when the server has ended although nobody closed it; says where its log is. */
  readonly gone: Promise<string>;
  /** From now on it does not keep this process alive. */
  unref(): void;
  /** Lets go. The last process that does so stops the server. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Further settings as `name=value`: tests switch durability off. */
  readonly settings?: readonly string[];
  /** How long a server that was left behind may take to answer, and to stop. */
  readonly answerTimeoutMs?: number;
}

const READY_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 10_000;
const LOG_LIMIT_BYTES = 10_000_000;
/** Every process that uses the cluster holds this advisory lock shared: who can have it alone is the last one. */
const USERS_LOCK = 7_163_202_602;

/**
 * Starts PostgreSQL from its npm package on `{dataDir}/postgres`, durable (fsync), reachable from this machine alone, with a
 * random password. A server that a killed process left behind is adopted when it answers, else stopped and started anew.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = findServerAccount(join(options.dataDir, 'postgres'));
  await mkdir(options.dataDir, { recursive: true });
  const lockPath = join(options.dataDir, 'postgres.lock');
  return withFileLock(lockPath, async () => {
    const binaries = await findNativeBinaries(account);
    const folder = await openClusterFolder(options.dataDir, binaries, account);
    const postmaster =
      (await adopt(folder, options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS)) ??
      (await launch(folder, binaries, account, options.settings ?? []));
    const connectionString = addressOf(folder, postmaster);
    const user = await holdUsersLock(connectionString);
    const watch = watchForEnd(postmaster);
    return {
      connectionString,
      pid: postmaster.pid,
      gone: watch.ended.then(() => `PostgreSQL (process ${postmaster.pid}) has ended. Its log is ${folder.logPath}`),
      // NOTE: its types do not know it.
      unref: () => (user as pg.Client & { unref(): void }).unref(),
      close() {
        watch.stop();
        return withFileLock(lockPath, () => letGo(user, postmaster, folder));
      },
    };
  });
}

async function adopt(folder: ClusterFolder, timeoutMs: number): Promise<Postmaster | undefined> {
  const found = await findPostmaster(folder);
  if (found === undefined) return undefined;
  if (await waitUntilReady(found, () => ping(addressOf(folder, found)), timeoutMs)) return found;
  await stopPostmaster(found, folder, timeoutMs);
  return undefined;
}

async function launch(
  folder: ClusterFolder,
  binaries: NativeFolder,
  account: ServerAccount | undefined,
  settings: readonly string[],
): Promise<Postmaster> {
  await keepLogShort(folder.logPath);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const postmaster = await launchPostmaster(folder, binaries, account, settings);
    if (await waitUntilReady(postmaster, () => ping(addressOf(folder, postmaster)), READY_TIMEOUT_MS))
      return postmaster;
    await stopPostmaster(postmaster, folder);
  }
  const log = await readFile(folder.logPath, 'utf8').catch(() => '');
  throw new Error(`PostgreSQL did not start. The end of ${folder.logPath}:\n${log.slice(-2000)}`);
}

async function holdUsersLock(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
  return client;
}

/** So long PostgreSQL may take to see that a killed process, which held the lock, is gone. */
const LET_GO_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

async function letGo(user: pg.Client, postmaster: Postmaster, folder: ClusterFolder): Promise<void> {
  const isLast = await user
    .query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    .then(() => user.query(`set lock_timeout = ${LET_GO_MS}`))
    .then(() => user.query('select pg_advisory_lock($1)', [USERS_LOCK]))
    .then(() => true)
    .catch((error: pg.DatabaseError) => error.code !== LOCK_NOT_AVAILABLE);
  await user.end().catch(() => undefined);
  if (isLast) await stopPostmaster(postmaster, folder);
}

function addressOf(folder: ClusterFolder, postmaster: Postmaster): string {
  return `postgres://${SUPERUSER}:${folder.password}@127.0.0.1:${postmaster.port}/postgres`;
}

async function ping(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function keepLogShort(path: string): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > LOG_LIMIT_BYTES) await truncate(path);
}
