import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findAnyFreePort } from '../free-port.ts';
import { exitOf, waitUntilPrinted } from './child-process.ts';
import { serverEntries } from './server-entries.ts';

/** The whole server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly dataDir: string;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Resolves when the process that runs now has ended. */
  ended(): Promise<unknown>;
  /** Tells it something over the process channel, which a server with an entry of its own has. @returns what it answers; `undefined`: it is dead */
  tell(message: object): Promise<unknown>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts the server on a database, a free port and a folder of its own; its demonstration has people and nothing else.
 * @param more of its environment
 * @param entry what Node is given instead of the product
 */
export async function startServerProcess(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
  entry: string = serverEntries.product,
): Promise<ServerProcess> {
  const port = await findAnyFreePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-server-'));
  const environment = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: 'empty', ...more };
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
    tell(message) {
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

/** What it logs; not its greeting. */
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
