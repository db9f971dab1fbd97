import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { exitOf, findAnyFreePort, type ServerSwitch, serverEntries, waitUntilPrinted } from '@tideform/server/testing';
import { type MadeBuild, publishBuild } from './publish-build.ts';

const built = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');
const root = join(import.meta.dirname, '..', '..');

/** The whole product in a process of its own, with a fresh workspace. */
export interface ServerProcess {
  readonly address: string;
  /** Resolves when it is on. Only on a server that was started with switches. */
  turn(turned: ServerSwitch): Promise<void>;
  /** Replaces the build that the server gives out. Only on a server that was started with a build of its own. */
  publishBuild(title: string, made?: MadeBuild): Promise<void>;
  /** What it has logged, line by line. */
  readonly log: readonly string[];
  /** Those of its lines that it says at every start, to the person before it: its address, the people of the demonstration. */
  readonly greeting: ReadonlySet<string>;
  /** SIGKILL: no chance to say good-bye. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/**
 * `hasSwitches`: the same product, made to fail on demand. `hasOwnBuild`: with a copy of the built app. `hasContent`: with the
 * demonstration's forms and responses, and its sign-in by one press. `webhookNetworks`: of one's own, that webhooks may lead to. `port`: one that
 * somebody knows already. `environment`: what it is told besides.
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
      child = await launch(entry, port, dataDir, address, files, log);
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
      // Everything that it can say: `findLeaks` looks whether it says what no log may.
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
