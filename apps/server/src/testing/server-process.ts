import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findAnyFreePort } from '../find-free-port.ts';

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

/** Time limit for hanging processes, in milliseconds. Test runs scale it by the speed of the machine. */
const LIMIT_MS = 600_000 * (Number(process.env.LIMIT_FACTOR) || 1);

/**
 * Resolves when the process has printed the text to standard output or standard error.
 * @throws an error with the process's output if the process ends first or hangs; a hanging process is killed
 */
export function waitUntilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const streams = [child.stdout, child.stderr];
    const settle = () => {
      clearTimeout(timer);
      child.off('exit', onExit);
      // Stops collecting output, since all of it would be searched again with each new line.
      for (const stream of streams) stream?.off('data', read);
    };
    const fail = (reason: string) => {
      settle();
      reject(new Error(`The process ${reason}. It printed:\n${printed.slice(-4000)}`));
    };
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!printed.includes(text)) return;
      settle();
      for (const stream of streams) stream?.resume();
      resolve();
    };
    const onExit = (code: number | null, signal: string | null) => fail(`ended with ${code ?? signal}`);
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready after ${LIMIT_MS / 1000} s`);
    }, LIMIT_MS);
    for (const stream of streams) stream?.on('data', read);
    child.once('exit', onExit);
  });
}

/** Resolves with the exit code when the process ends; `null` after a signal. */
export function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

/**
 * Entry points of servers for tests: the product, the product with switches for rare conditions, and with failpoints.
 */
export const serverEntries = {
  product: join(import.meta.dirname, '..', 'main.ts'),
  withSwitches: join(import.meta.dirname, 'server-with-switches.ts'),
  thatDies: join(import.meta.dirname, 'failpoints', 'server-that-dies.ts'),
};

/** Switches of `server-with-switches.ts`, which tests turn on over the process channel. */
export type ServerSwitch =
  /** Graph rejects all access tokens issued so far, as if they had expired. */
  | { readonly switch: 'expire-tokens' }
  /** Graph responds with a claims challenge to all tokens of this user that were issued so far. */
  | { readonly switch: 'challenge-tokens'; readonly mail: string };

/** Database statement at which a test stops the server. */
export interface Failpoint {
  /** Identifies the statement: its SQL text, or a label for the end of a transaction. */
  readonly statement: string;
  /** Readable name of the statement, such as `update webhook_messages`. */
  readonly label: string;
  /** Which occurrence of the statement since the failpoint was set, starting at 1. */
  readonly time: number;
  readonly side: 'before' | 'after';
}

/**
 * Commands that a test sends to a server with failpoints over the process channel. The server responds to each command.
 */
export type FailpointCommand =
  | { readonly order: 'record' }
  | { readonly order: 'recorded' }
  | { readonly order: 'arm'; readonly failpoint: Failpoint }
  | { readonly order: 'disarm' };
