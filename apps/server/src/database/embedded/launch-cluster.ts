import { readFile, stat, truncate } from 'node:fs/promises';
import pg from 'pg';
import { type ClusterFolder, SUPERUSER } from './cluster-folder.ts';
import type { BinariesFolder } from './native-binaries.ts';
import { findPostmaster, launchPostmaster, type Postmaster, stopPostmaster, waitUntilReady } from './postmaster.ts';
import type { ServerAccount } from './server-account.ts';

const READY_TIMEOUT_MS = 30_000;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Advisory lock that every process that uses the cluster holds in shared mode. A process that can get the lock
 * exclusively is the last user of the cluster.
 */
export const USERS_LOCK_ID = 7_163_202_602;

/** Returns the PostgreSQL that a killed process left running if it responds, and otherwise stops it. */
export async function adoptRunningPostmaster(
  folder: ClusterFolder,
  timeoutMs: number,
): Promise<Postmaster | undefined> {
  const found = await findPostmaster(folder);
  if (found === undefined) return undefined;
  if (await waitUntilReady(found, () => pingPostgres(getConnectionString(folder, found)), timeoutMs)) return found;
  await stopPostmaster(found, folder, timeoutMs);
  return undefined;
}

/** Starts PostgreSQL on the cluster's folder, and waits until it responds. */
export async function launchCluster(
  folder: ClusterFolder,
  binaries: BinariesFolder,
  account: ServerAccount | undefined,
  settings: readonly string[],
): Promise<Postmaster> {
  await truncateLog(folder.logPath);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const postmaster = await launchPostmaster(folder, binaries, account, settings);
    if (await waitUntilReady(postmaster, () => pingPostgres(getConnectionString(folder, postmaster)), READY_TIMEOUT_MS))
      return postmaster;
    await stopPostmaster(postmaster, folder);
  }
  const log = await readFile(folder.logPath, 'utf8').catch(() => '');
  throw new Error(`PostgreSQL didn’t start. The end of ${folder.logPath}:\n${log.slice(-2000)}`);
}

export function getConnectionString(folder: ClusterFolder, postmaster: Postmaster): string {
  return `postgres://${SUPERUSER}:${folder.password}@127.0.0.1:${postmaster.port}/postgres`;
}

async function pingPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function truncateLog(path: string): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > LOG_LIMIT_BYTES) await truncate(path);
}
