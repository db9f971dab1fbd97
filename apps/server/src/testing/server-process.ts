import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findAnyFreePort } from '../free-port.ts';
import { exitOf, waitUntilPrinted } from './child-process.ts';
import { serverEntries } from './server-entries.ts';

/** Complete server in a separate process. */
export interface ServerProcess {
  readonly origin: string;
  readonly dataDir: string;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  /** Stops it, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Resolves when the current process ends. */
  ended(): Promise<unknown>;
  /**
   * Sends a message over the process channel of a special entry point.
   * @returns its response; `undefined` if the process has ended
   */
  sendMessage(message: object): Promise<unknown>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts the server on a database, a free port and its own folder. Its demo has only people.
 * @param extraEnvironment additional environment variables
 * @param entry entry point instead of the product's
 */
export async function startServerProcess(
  databaseUrl: string,
  extraEnvironment: Readonly<Record<string, string>> = {},
  entry: string = serverEntries.product,
): Promise<ServerProcess> {
  const port = await findAnyFreePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-server-'));
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: 'empty',
    ...extraEnvironment,
  };
  let child = await launch(environment, entry);
  let ended = exitOf(child);
  return {
    origin,
    dataDir,
    async kill() {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    stop() {
      child.kill('SIGTERM');
      return exitOf(child);
    },
    async start() {
      child = await launch(environment, entry);
      ended = exitOf(child);
    },
    ended: () => ended,
    sendMessage(message) {
      if (!child.connected) return Promise.resolve(undefined);
      const answer = once(child, 'message').then(([told]: unknown[]) => told);
      child.send(message);
      return Promise.race([answer, ended.then(() => undefined)]);
    },
    async remove() {
      child.kill('SIGTERM');
      await exitOf(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Prints log lines, but not the greeting. */
function showLogLine(line: string): void {
  if (line.startsWith('{"level":')) process.stderr.write(`${line}\n`);
}

async function launch(environment: Readonly<Record<string, string>>, entry: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PUBLIC_URL: '', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(entry === serverEntries.product ? [] : ['ipc' as const])],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  createInterface(child.stdout!).on('line', showLogLine);
  await waitUntilPrinted(child, 'Press Ctrl+C');
  return child;
}
