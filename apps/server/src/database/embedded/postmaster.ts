import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findAnyFreePort } from '../../find-free-port.ts';
import { type ClusterFolder, locateDataFolder, SUPERUSER } from './cluster-folder.ts';
import type { BinariesFolder } from './native-binaries.ts';
import { isRunning, readCommandLine, waitForExit } from './process-state.ts';
import type { ServerAccount } from './server-account.ts';

/** A running PostgreSQL server process. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Finds the PostgreSQL that a killed server left running on this data folder. Deletes an outdated PID file. */
export async function findPostmaster(folder: ClusterFolder): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder.path, PID_FILE), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  if (!pid) return undefined;
  if (isRunning(pid) && isServingFolder(pid, folder.path)) return { pid, port: port ?? 0 };
  await deleteStalePidFile(folder);
  return undefined;
}

const PID_FILE = 'postmaster.pid';

/**
 * Deletes the PID file of a killed postmaster once all its children have ended. PostgreSQL would do this itself, but
 * mistakes a zombie process (in containers without an init) for a running one.
 */
async function deleteStalePidFile(folder: ClusterFolder): Promise<void> {
  for (const pid of findServingProcesses(folder.path)) {
    if (await waitForExit(pid, 5_000)) continue;
    process.kill(pid, 'SIGKILL');
    await waitForExit(pid, 5_000);
  }
  await rm(join(folder.path, PID_FILE), { force: true });
}

/** Returns true if the process is a PostgreSQL that serves this data folder; another program may have reused its ID. */
function isServingFolder(pid: number, path: string): boolean {
  const command = readCommandLine(pid);
  if (process.platform !== 'linux') return command.includes('postgres') && command.includes(path);
  return command.includes('postgres') && readWorkingDirectory(pid) === realpathSync(path);
}

function findServingProcesses(path: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => isServingFolder(pid, path));
}

function readWorkingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Starts a postmaster on a free port of 127.0.0.1. The postmaster outlives this process, and may not accept connections
 * yet when the promise resolves.
 */
export async function launchPostmaster(
  folder: ClusterFolder,
  binaries: BinariesFolder,
  account: ServerAccount | undefined,
  settings: readonly string[],
): Promise<Postmaster> {
  const port = await findAnyFreePort();
  const log = openSync(folder.logPath, 'a', 0o600);
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((one) => ['-c', one]);
  const { name, cwd } = locateDataFolder(folder.path, folder.major);
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', name, '-p', String(port), ...options],
    // NOTE: `detached` starts a separate session, so that Ctrl+C in a terminal reaches only this server, which then
    // stops PostgreSQL cleanly.
    { ...account, cwd, detached: true, env: {}, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  child.unref();
  return { pid: child.pid!, port };
}

/** Resolves with true when `ping` succeeds, or with false if the postmaster ends first or after `timeoutMs`. */
export async function waitUntilReady(
  postmaster: Postmaster,
  ping: () => Promise<unknown>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && isRunning(postmaster.pid)) {
    const isReady = await ping().then(
      () => true,
      () => false,
    );
    if (isReady) return true;
    await wait(20);
  }
  return false;
}

const POLL_MS = 1000;

/**
 * Polls whether the postmaster is still running, since it may not be a child of this process. The timer doesn't keep
 * this process alive.
 */
export function watchForExit({ pid }: Postmaster): { readonly ended: Promise<void>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (isRunning(pid)) return;
      clearInterval(timer);
      resolve();
    }, POLL_MS);
    timer.unref();
  });
  return { ended, stop: () => clearInterval(timer) };
}

/** Stops PostgreSQL in fast mode, and sends a stronger signal each time `patienceMs` pass without effect. */
export async function stopPostmaster({ pid }: Postmaster, folder: ClusterFolder, timeoutMs = 20_000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isRunning(pid)) break;
    process.kill(pid, signal);
    await waitForExit(pid, timeoutMs);
  }
  if (isRunning(pid)) throw new Error(`PostgreSQL (process ${pid}) didn’t stop`);
  await deleteStalePidFile(folder);
}

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
