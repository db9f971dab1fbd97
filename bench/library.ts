/**
 * Fills libraries of the embedded workspace with very many items and measures the product's Graph requests over HTTP.
 *
 *     npm run bench:library                              10,000, 100,000 and 1,000,000 items: about 15 minutes
 *     npm run bench:library -- --items 1000000           one of them
 *     npm run bench:library -- --data-dir /var/tmp/bench --keep
 *
 * Writes bench/results/library.md. Compare only the columns of one run: the machine may have other load.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLibrary } from './library/check.ts';
import { createLibrary } from './library/create-library.ts';
import { findDrive, findLoaded, insertLibraryItems } from './library/load.ts';
import { findLinks, type Measurement, measureRequest, readFeed } from './library/measure.ts';
import { type LibraryRun, writeReport } from './library/report.ts';
import { listReadRequests, listWriteRequests } from './library/requests.ts';
import { type Server, startBenchServer } from './library/serve.ts';
import { findTargets } from './library/targets.ts';

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '10000,100000,1000000' },
    'data-dir': { type: 'string', default: resolve(import.meta.dirname, '../.data/bench-library') },
    out: { type: 'string', default: 'library' },
    /** Number of change feed pages, of 1,000 rows each, to read while measuring the server's memory. */
    pages: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '40' },
    keep: { type: 'boolean', default: false },
    /** Measures a library that an earlier run with `--keep` has left. */
    again: { type: 'boolean', default: false },
  },
});

const runs: LibraryRun[] = [];
for (const items of options.items.split(',').map(Number)) runs.push(await measureLibrary(items));
await writeReport(runs, join(import.meta.dirname, 'results'), options.out);

async function measureLibrary(items: number): Promise<LibraryRun> {
  const dataDir = join(options['data-dir'], String(items));
  if (!options.again) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const server = await startBenchServer(dataDir);
  try {
    const { loaded, driveId, targets } = await (options.again ? findLibrary(server) : fillLibrary(server, items));
    console.log(`\n${loaded.items} items, loaded in ${loaded.seconds} s`);
    const tokens = { owner: await server.signIn('amira'), member: await server.signIn('tom') };
    const way = { baseUrl: server.baseUrl, ...tokens, cpuMs: server.cpuMs, rounds: Number(options.rounds) };
    const memoryBefore = server.memory();
    const feed = await readFeed(way, driveId, Number(options.pages));
    console.log(`${feed.rows} rows of the change feed in ${feed.seconds.toFixed(0)} s`);
    const links = await findLinks(way, driveId, targets);
    const measurements: Measurement[] = [];
    for (const measured of [...listReadRequests(driveId, targets, links), ...listWriteRequests(driveId, targets)]) {
      const measurement = await measureRequest(way, measured);
      console.log(
        measurement.name.padEnd(56),
        String(measurement.medianMs).padStart(8),
        String(measurement.p95Ms).padStart(8),
        String(measurement.cpuMs).padStart(8),
        measurement.status,
      );
      measurements.push(measurement);
    }
    const memory = { restMb: memoryBefore.rss, peakMb: server.memory().peak };
    return { ...loaded, measurements, memory, feed };
  } finally {
    await server.close();
    if (!options.keep) await rm(dataDir, { recursive: true, force: true });
  }
}

async function fillLibrary(server: Server, items: number) {
  const library = await createLibrary(server);
  const loaded = await insertLibraryItems(server.database, library, items);
  const targets = await findTargets(server.database);
  await checkLibrary(server.database, library, targets);
  return { loaded, driveId: library.driveId, targets };
}

async function findLibrary({ database }: Server) {
  return {
    loaded: await findLoaded(database),
    driveId: await findDrive(database),
    targets: await findTargets(database),
  };
}
