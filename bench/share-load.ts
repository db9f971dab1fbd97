/**
 * Submits responses of anonymous respondents through one share link over HTTP, at a fixed rate, to a server with the embedded PostgreSQL
 * that flushes every write to disk. Then waits until all responses are in the library and compares each one with the submitted answers.
 *
 *     npm run bench:share-load                                60 per second for 5 minutes, one process
 *     npm run bench:share-load -- --seconds 60 --processes 3
 *     npm run bench:share-load -- --rate 600 --seconds 30     ten times as many: rejected with a retry time, without losses
 *
 *     npm run bench:hostile                                   20 normal visitors and 200 clients that hold and overload connections
 *
 * Writes bench/results/share-load.md or hostile.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareLibrary } from './share-load/compare-library.ts';
import { openHostileClients } from './share-load/hostile-clients.ts';
import { openLoadTestEnvironment } from './share-load/open-load-test-environment.ts';
import { printTimes, writeReport } from './share-load/report.ts';
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
const loadOptions = {
  ...{ rate: Number(options.rate), seconds: Number(options.seconds) },
  ...{ processes: Number(options.processes), hostileClientCount: Number(options.hostile) },
};

const world = await openLoadTestEnvironment(loadOptions.processes);
try {
  const hostile = await openHostileClients(world, loadOptions.hostileClientCount, options.only);
  const sent = await sendAll(world, loadOptions);
  const tried = await hostile.close();
  printTimes(sent);
  const stored = await compareLibrary(world, sent.acknowledged);
  await writeReport({ ...loadOptions, attackResults: tried }, sent, stored, join(import.meta.dirname, 'results'));
  if (stored.lost > 0 || stored.others > 0) process.exitCode = 1;
} finally {
  await world.close();
}
