import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findAnyFreePort, waitForExit, waitUntilPrinted } from '@tideform/server/testing';

/** A running product that was started with `npm start` in a separate checkout. */
export interface ProductProcess {
  readonly address: string;
  readonly startedInSeconds: number;
  /** Sends SIGKILL to the server itself, as abrupt as a power failure. */
  killServer(): Promise<void>;
  /** Stops the product with SIGINT, like Ctrl+C. Resolves when everything that `npm start` started has ended. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly folder: string;
  readonly home: string;
  /** User and group ID to run as; requires root. */
  readonly userId?: number;
  /** Folder with commands that take precedence over the machine's own. */
  readonly commands?: string | undefined;
}

/** Runs `npm start` with the machine's own Node and waits until it prints the address. */
export async function startProduct(options: StartOptions): Promise<ProductProcess> {
  const from = performance.now();
  const port = await findAnyFreePort();
  const environment = createMachineEnvironment();
  const PATH = [options.commands, environment.PATH].filter((part) => part !== undefined).join(':');
  const child = spawn('npm', ['start'], {
    cwd: options.folder,
    env: { ...environment, PATH, HOME: options.home, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(options.userId === undefined ? {} : { uid: options.userId, gid: options.userId }),
  });
  const address = `http://localhost:${port}`;
  await waitUntilPrinted(child, address).catch((error: unknown) => {
    stopGroup(child.pid as number, 'SIGKILL');
    throw error;
  });
  return {
    address,
    startedInSeconds: (performance.now() - from) / 1000,
    async killServer() {
      process.kill(await listenerOf(child.pid as number), 'SIGKILL');
      await waitForExit(child);
    },
    async stop() {
      stopGroup(child.pid as number, 'SIGINT');
      await waitForExit(child);
    },
  };
}

/** Sends a signal to everything that `npm start` started, if any process still runs. */
function stopGroup(leader: number, signal: 'SIGINT' | 'SIGKILL'): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns the environment of a user's shell, without the variables of npm and the tests. */
export function createMachineEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^NODE$|^NODE_ENV$|^INIT_CWD$|^VITEST|^PORT$|^DATA_DIR$/i.test(name),
  );
  const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(':') };
}

/**
 * Returns the process ID of the server: npm runs a shell, which runs Node. The server's own children are PostgreSQL and
 * the compression of built files.
 */
async function listenerOf(pid: number): Promise<number> {
  if (argumentsOf(pid)[1] === 'tools/start/start.ts') return pid;
  const [child] = childrenOf(pid);
  return child === undefined ? pid : listenerOf(child);
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

function argumentsOf(pid: number): readonly string[] {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
}
