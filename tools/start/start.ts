// `npm start`: builds the web app when it is out of date, then serves everything from one process.
import { exitWithReason } from '../../apps/server/src/cannot-start.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { findFreePort } from '../../apps/server/src/free-port.ts';
import { buildWeb } from './build-web.ts';

// Building takes a while: what the server would refuse is said before.
try {
  const { host, port, isPortFixed } = readConfig();
  await findFreePort(host, port, isPortFixed);
} catch (error) {
  exitWithReason(error);
}
buildWeb();
await import('../../apps/server/src/main.ts');
