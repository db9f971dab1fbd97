import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 60_000;

/** What a server with switches can be made to do: see `server-with-switches.ts`. */
export type ServerSwitch =
  /** Graph refuses every access token issued so far, as if its hour were over. */
  | { readonly switch: 'expire-tokens' }
  /** Graph answers this person's tokens issued so far with a claims challenge. */
  | { readonly switch: 'challenge-tokens'; readonly mail: string };

/** The whole product in a process of its own, with a fresh workspace. */
export interface ServerProcess {
  readonly address: string;
  /** Resolves when it is on. Only on a server that was started with switches. */
  turn(turned: ServerSwitch): Promise<void>;
  /** SIGKILL: no chance to say good-bye. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** `hasSwitches`: the same product, made to fail on demand. */
export async function startServer({ hasSwitches = false } = {}): Promise<ServerProcess> {
  const entry = join(root, hasSwitches ? 'e2e/world/server-with-switches.ts' : 'apps/server/src/main.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-e2e-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let child = await launch(entry, port, dataDir, address);
  return {
    address,
    turn(turned) {
      return new Promise((resolve, reject) => {
        child.once('message', () => resolve());
        child.send(turned, (error) => error && reject(error));
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async restart() {
      child = await launch(entry, port, dataDir, address);
    },
    async remove() {
      child.kill('SIGINT');
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function launch(entry: string, port: number, dataDir: string, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: address, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready in time. It printed:\n${output}`));
    }, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(address)) return;
      clearTimeout(timer);
      resolve(child);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}. It printed:\n${output}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => (found && typeof found === 'object' ? resolve(found.port) : reject(new Error('no port'))));
    });
  });
}
