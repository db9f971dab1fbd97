// `npm start`: builds the web app when it is out of date, then serves everything from one process.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { exitWithReason, findFreePort, readConfig } from '@tideform/server/operating';
import { buildWeb } from './build-web.ts';

// From the second start on nothing is compiled anew.
enableCompileCache(join(import.meta.dirname, '..', '..', '.cache', 'node'));

// Building takes a while: what the server would refuse is said before.
try {
  const { host, port, isPortFixed } = readConfig();
  await findFreePort(host, port, isPortFixed);
} catch (error) {
  exitWithReason(error);
}
buildWeb();
await import('@tideform/server/main');
