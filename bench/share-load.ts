/**
 * Sends what strangers answer by one share link, as many as come in a second, over HTTP to a server on its embedded defaults' PostgreSQL, with
 * everything written to the disk; then waits until all of it lies in the library and compares it, response by response.
 *
 *     npm run bench:share-load                                60 a second for 5 minutes, one process
 *     npm run bench:share-load -- --seconds 60 --processes 3
 *     npm run bench:share-load -- --rate 600 --seconds 30     ten times as many: refused politely, and nothing lost
 *
 *     npm run bench:hostile                                   20 honest visitors beside 200 clients that hold and overload connections
 *
 * Writes bench/results/share-load.md, or hostile.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareLibrary } from './share-load/compare-library.ts';
import { openHostileClients } from './share-load/hostile-clients.ts';
import { openLoadWorld } from './share-load/open-load-world.ts';
import { report, sayTimes } from './share-load/report.ts';
import { sendAll } from './share-load/send-all.ts';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '300' },
    processes: { type: 'string', default: '1' },
    hostile: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});
const asked = {
  ...{ rate: Number(options.rate), seconds: Number(options.seconds) },
  ...{ processes: Number(options.processes), hostile: Number(options.hostile) },
};

const world = await openLoadWorld(asked.processes);
try {
  const hostile = await openHostileClients(world, asked.hostile, options.only);
  const sent = await sendAll(world, asked);
  const tried = await hostile.close();
  sayTimes(sent);
  const stored = await compareLibrary(world, sent.acknowledged);
  await report({ ...asked, tried }, sent, stored, join(import.meta.dirname, 'results'));
  if (stored.lost > 0 || stored.others > 0) process.exitCode = 1;
} finally {
  await world.close();
}
