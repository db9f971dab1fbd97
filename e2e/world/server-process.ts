import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  findAnyFreePort,
  type ServerSwitch,
  serverEntries,
  waitForExit,
  waitUntilPrinted,
} from '@tideform/server/testing';
import { type BuildOptions, publishBuild } from './publish-build.ts';

const built = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');
const root = join(import.meta.dirname, '..', '..');

/** The whole product in a separate process, with a new workspace. */
export interface ServerProcess {
  readonly address: string;
  /** Turns on a test switch, and resolves when it is on. Requires `hasSwitches`. */
  setSwitch(turned: ServerSwitch): Promise<void>;
  /** Replaces the build that the server serves. Requires `hasOwnBuild`. */
  publishBuild(title: string, made?: BuildOptions): Promise<void>;
  /** Lines that the server has logged so far. */
  readonly log: readonly string[];
  /** Lines that the server prints when it starts, such as the URL and the demo users. */
  readonly greeting: ReadonlySet<string>;
  /** Sends SIGKILL, so that the server can't clean up. */
  kill(): Promise<void>;
  /** Starts the server again with the same data and port. */
  restart(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts the product.
 *
 * @param hasSwitches starts a server that can be made to fail
 * @param hasOwnBuild serves a copy of the built app
 * @param hasContent adds the demo's forms and responses, and its sign-in by one click
 * @param webhookNetworks internal networks to which webhooks may send events
 * @param port a fixed port
 * @param environment additional environment variables
 */
export async function startServer({
  hasSwitches = false,
  hasOwnBuild = false,
  hasContent = false,
  webhookNetworks = '',
  port: wanted = 0,
  environment = {} as Readonly<Record<string, string>>,
} = {}): Promise<ServerProcess> {
  const entry = hasSwitches || hasOwnBuild ? serverEntries.withSwitches : serverEntries.product;
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-e2e-'));
  const port = wanted || (await findAnyFreePort());
  const address = environment.PUBLIC_URL ?? `http://localhost:${port}`;
  const webRoot = join(dataDir, 'web');
  if (hasOwnBuild) cpSync(built, webRoot, { recursive: true });
  const files: Readonly<Record<string, string>> = {
    DEMO: hasContent ? 'yes' : 'empty',
    WEBHOOK_NETWORKS: webhookNetworks,
    ...environment,
    ...(hasOwnBuild && { WEB_ROOT_OF_TEST: webRoot }),
  };
  const log: string[] = [];
  let child = await launch(entry, port, dataDir, address, files, log);
  return {
    address,
    log,
    greeting: new Set(log),
    setSwitch(turned) {
      return new Promise((resolve, reject) => {
        child.once('message', () => resolve());
        child.send(turned, (error) => error && reject(error));
      });
    },
    publishBuild: (title, made) => publishBuild(built, webRoot, title, made),
    async kill() {
      child.kill('SIGKILL');
      await waitForExit(child);
    },
    async restart() {
      child = await launch(entry, port, dataDir, address, files, log);
    },
    async remove() {
      child.kill('SIGINT');
      await waitForExit(child);
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
  log: string[],
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: {
      ...process.env,
      ...files,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      // Logs everything, so that `findLeaks` checks all messages.
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface(stream).on('line', (line) => log.push(line));
  }
  await waitUntilPrinted(child, address);
  return child;
}
