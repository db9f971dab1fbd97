import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findAnyFreePort } from '../find-free-port.ts';
import { waitForExit, waitUntilPrinted } from './child-process.ts';
import { serverEntries } from './server-entries.ts';

/** Complete server that runs in a separate process. */
export interface ServerProcess {
  readonly origin: string;
  readonly dataDir: string;
  /** Kills the process without warning, like a power failure. */
  kill(): Promise<void>;
  /** Stops the process. @returns its exit code */
  stop(): Promise<number | null>;
  /** Starts a new process on the same data and port. */
  start(): Promise<void>;
  /** Resolves when the current process has ended. */
  waitUntilEnded(): Promise<unknown>;
  /**
   * Sends a message over the process channel. Only special entry points support messages.
   * @returns the process's response; `undefined` if the process has ended
   */
  sendMessage(message: object): Promise<unknown>;
  /** Stops the process and removes its data folder. */
  remove(): Promise<void>;
}

/**
 * Starts a server process on a database, with a free port and a separate data folder. Its demo has users but no
 * content.
 * @param extraEnvironment additional environment variables
 * @param entry entry point that replaces the product's
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
  let child = await launchProcess(environment, entry);
  let ended = waitForExit(child);
  return {
    origin,
    dataDir,
    async kill() {
      child.kill('SIGKILL');
      await waitForExit(child);
    },
    stop() {
      child.kill('SIGTERM');
      return waitForExit(child);
    },
    async start() {
      child = await launchProcess(environment, entry);
      ended = waitForExit(child);
    },
    waitUntilEnded: () => ended,
    sendMessage(message) {
      if (!child.connected) return Promise.resolve(undefined);
      const answer = once(child, 'message').then(([reply]: unknown[]) => reply);
      child.send(message);
      return Promise.race([answer, ended.then(() => undefined)]);
    },
    async remove() {
      child.kill('SIGTERM');
      await waitForExit(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Prints the line if it is a log line. Other output is hidden. */
function showLogLine(line: string): void {
  if (line.startsWith('{"level":')) process.stderr.write(`${line}\n`);
}

async function launchProcess(environment: Readonly<Record<string, string>>, entry: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PUBLIC_URL: '', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(entry === serverEntries.product ? [] : ['ipc' as const])],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  createInterface(child.stdout!).on('line', showLogLine);
  await waitUntilPrinted(child, 'Press Ctrl+C');
  return child;
}
