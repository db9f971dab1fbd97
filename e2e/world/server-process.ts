import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAnyFreePort } from '../../apps/server/src/free-port.ts';
import { exitOf, waitUntilPrinted } from '../../apps/server/src/testing/child-process.ts';
import { type MadeBuild, publishBuild } from './publish-build.ts';

const built = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');
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
  /** Replaces the build that the server gives out. Only on a server that was started with a build of its own. */
  publishBuild(title: string, made?: MadeBuild): Promise<void>;
  /** SIGKILL: no chance to say good-bye. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** `hasSwitches`: the same product, made to fail on demand. `hasOwnBuild`: with a copy of the built app. */
export async function startServer({ hasSwitches = false, hasOwnBuild = false } = {}): Promise<ServerProcess> {
  const entry = join(
    root,
    hasSwitches || hasOwnBuild ? 'e2e/world/server-with-switches.ts' : 'apps/server/src/main.ts',
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-e2e-'));
  const port = await findAnyFreePort();
  const address = `http://localhost:${port}`;
  const webRoot = join(dataDir, 'web');
  if (hasOwnBuild) cpSync(built, webRoot, { recursive: true });
  const files: Readonly<Record<string, string>> = hasOwnBuild ? { WEB_ROOT_OF_TEST: webRoot } : {};
  let child = await launch(entry, port, dataDir, address, files);
  return {
    address,
    turn(turned) {
      return new Promise((resolve, reject) => {
        child.once('message', () => resolve());
        child.send(turned, (error) => error && reject(error));
      });
    },
    publishBuild: (title, made) => publishBuild(built, webRoot, title, made),
    async kill() {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    async restart() {
      child = await launch(entry, port, dataDir, address, files);
    },
    async remove() {
      child.kill('SIGINT');
      await exitOf(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(
  entry: string,
  port: number,
  dataDir: string,
  address: string,
  files: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: {
      ...process.env,
      ...files,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      DEMO: 'yes',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await waitUntilPrinted(child, address, START_LIMIT_MS);
  return child;
}
