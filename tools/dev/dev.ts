// `npm run dev`: runs the product with hot reload. The server restarts when one of its sources changes; Vite serves the
// app and proxies everything else to the server, so that browsers use only Vite's address.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitWithReason, findFreePort } from '@tideform/server/operating';

const root = join(import.meta.dirname, '..', '..');
const { PORT, WEB_PORT, PUBLIC_URL } = process.env;
const serverPort = await findFreePort('127.0.0.1', Number(PORT || 8080), Boolean(PORT)).catch(exitWithReason);
const webPort = await findFreePort('localhost', Number(WEB_PORT || 5173), Boolean(WEB_PORT)).catch(exitWithReason);

const children = [
  run(['--watch', 'apps/server/src/main.ts'], {
    cwd: root,
    environment: { PORT: String(serverPort), PUBLIC_URL: PUBLIC_URL || `http://localhost:${webPort}` },
  }),
  run([join(root, 'node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    environment: { SERVER_URL: `http://127.0.0.1:${serverPort}` },
  }),
];

// Sends one signal to each process, although Ctrl+C arrives twice: from the terminal and from npm.
let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
await Promise.all(children.map(waitForExit));

/** Starts a process in its own process group, so that signals of the terminal reach only this script. */
function run(
  command: readonly string[],
  { cwd, environment }: { readonly cwd: string; readonly environment: Readonly<Record<string, string>> },
): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(process.execPath, command, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Resolves when the process has ended, and stops the other process: Vite and the server are useless alone. */
async function waitForExit(child: ChildProcess): Promise<void> {
  await new Promise((resolve) => child.once('exit', resolve));
  stop();
}
