// `npm start`: starts the server, builds the web app in parallel if it is out of date, and serves everything from one
// process.
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { exitWithReason, findFreePort, readConfig } from '@tideform/server/operating';
import { buildPages, compressInBackground } from './build-web.ts';

const root = join(import.meta.dirname, '..', '..');
// Caches compiled code, so that later starts are faster.
enableCompileCache(join(root, '.cache', 'node'));

// Building takes a while, so invalid settings are reported first.
try {
  const { host, port, isPortFixed } = readConfig();
  await findFreePort(host, port, isPortFixed);
} catch (error) {
  exitWithReason(error);
}
mkdirSync(join(root, 'apps/web/dist'), { recursive: true });
const pagesReady = buildPages();
const { runServer } = await import('@tideform/server/run');
await runServer({ pagesReady });
compressInBackground();
