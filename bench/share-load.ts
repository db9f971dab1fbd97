/**
 * Sends what strangers answer by one share link, as many as come in a second, over HTTP to a server on its embedded defaults' PostgreSQL, with
 * everything written to the disk; then waits until all of it lies in the library and compares it, response by response.
 *
 *     npm run bench:share-load                                60 a second for 5 minutes, one process
 *     npm run bench:share-load -- --seconds 60 --processes 3
 *     npm run bench:share-load -- --rate 600 --seconds 30     ten times as many: refused politely, and nothing lost
 *
 * Writes bench/results/share-load.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareLibrary } from './share-load/compare-library.ts';
import { openLoadWorld } from './share-load/open-load-world.ts';
import { report, sayTimes } from './share-load/report.ts';
import { sendAll } from './share-load/send-all.ts';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '300' },
    processes: { type: 'string', default: '1' },
  },
});
const asked = { rate: Number(options.rate), seconds: Number(options.seconds), processes: Number(options.processes) };

const world = await openLoadWorld(asked.processes);
try {
  const sent = await sendAll(world, asked);
  sayTimes(sent);
  const stored = await compareLibrary(world, sent.acknowledged);
  await report(asked, sent, stored, join(import.meta.dirname, 'results'));
  if (stored.lost > 0 || stored.others > 0) process.exitCode = 1;
} finally {
  await world.close();
}
