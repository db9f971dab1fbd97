// `npm start`: builds the web app when it is out of date, beside the start of the server, then serves everything from one process.
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { exitWithReason, findFreePort, readConfig } from '@tideform/server/operating';
import { buildPages, compressInBackground } from './build-web.ts';

const root = join(import.meta.dirname, '..', '..');
// From the second start on nothing is compiled again.
enableCompileCache(join(root, '.cache', 'node'));

// Building takes a while: what the server would refuse is said before.
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
