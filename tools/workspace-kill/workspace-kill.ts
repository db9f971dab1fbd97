// `npm run workspace:kill [-- --seeds 10 --first 1 --seconds 30 --kills 8 --cuts 10 --store folder|s3]`: runs three
// server processes on one database with simulated users, and kills a process every few seconds. Afterwards every
// acknowledged change must be there exactly once. Ends with a summary; exit code 1 if anything was wrong.
import { parseArgs } from 'node:util';
import { runSeed } from './run-seed.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    first: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    kills: { type: 'string', default: '8' },
    cuts: { type: 'string', default: '10' },
    store: { type: 'string', default: 'folder' },
  },
});
const [seeds, first, seconds, kills, cuts] = [
  values.seeds,
  values.first,
  values.seconds,
  values.kills,
  values.cuts,
].map(Number) as [number, number, number, number, number];
const store = values.store === 's3' ? 's3' : 'folder';

const total = { ok: 0, fail: 0, unknown: 0, kills: 0, cut: 0, wrong: 0 };
for (let seed = first; seed < first + seeds; seed += 1) {
  const report = await runSeed({ seed, seconds, kills, cuts, store });
  const { counts, violations: wrongs } = report;
  for (const { ok, fail, unknown } of counts.values()) {
    total.ok += ok;
    total.fail += fail;
    total.unknown += unknown;
  }
  total.kills += report.kills;
  total.cut += report.cutConnections;
  total.wrong += wrongs.length;
  const summary = [...counts].map(([kind, { ok, fail, unknown }]) => `${kind} ${ok}/${fail}/${unknown}`).join(', ');
  console.log(`seed ${seed}: ${report.kills} kills, ${report.contents} contents; ok/fail/unknown: ${summary}`);
  for (const wrong of wrongs) console.log(`  WRONG ${wrong}`);
}
console.log(
  `${seeds} seeds, ${total.kills} kills, ${total.cut} connections cut; ` +
    `${total.ok} requests ok, ${total.fail} failed, ${total.unknown} unknown; ${total.wrong} wrong`,
);
process.exitCode = total.wrong > 0 ? 1 : 0;
