// `npm run dev`: the same world with hot reload. The server restarts when a source changes; Vite serves the app and
// passes everything else on to the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const serverPort = process.env.PORT ?? '8080';
const webPort = process.env.WEB_PORT ?? '5173';
const address = `http://localhost:${webPort}`;

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: serverPort, PUBLIC_URL: process.env.PUBLIC_URL ?? address },
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--port', webPort, '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, SERVER_URL: `http://127.0.0.1:${serverPort}` },
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children)
  child.on('exit', () => children.every((each) => each.exitCode !== null) && process.exit());
