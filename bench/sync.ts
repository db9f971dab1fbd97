/**
 * Measures the sync and the local database with large amounts of data: the built app in a real Chromium against the
 * real server, and a thousand simulated devices on a virtual clock.
 *
 *     npm run bench:sync                        all parts
 *     npm run bench:sync -- --only storm,local
 *     npm run bench:sync -- --only first --forms 100 --responses 200 --out try
 *
 * Writes bench/results/sync.md, including the load of the machine: times are upper bounds if there is other load. Ends
 * with one line per goal.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '@tideform/server/testing';
import { withTestEnvironment } from '../tools/browser-kill/with-test-environment.ts';
import { measureFirstSync } from './sync/first-sync.ts';
import { measureLocalResponses } from './sync/local-responses.ts';
import { measureOfflineSubmit } from './sync/offline-submit.ts';
import { simulateStorm } from './sync/storm.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'storm,local,submit,first' },
    forms: { type: 'string', default: '1000' },
    responses: { type: 'string', default: '2000' },
    out: { type: 'string', default: 'sync' },
  },
});
const selectedBenchmarks = new Set(values.only.split(','));
const lines: string[] = [];
const print = (line: string): void => {
  const withLoad = `${line} (load ${formatLoad()})`;
  console.log(withLoad);
  lines.push(withLoad);
};

if (selectedBenchmarks.has('storm')) await measureStorm();
if (selectedBenchmarks.has('local') || selectedBenchmarks.has('submit') || selectedBenchmarks.has('first')) {
  await withTestEnvironment(1, async (environment) => {
    if (selectedBenchmarks.has('local')) await measureLocalResponses(environment, print);
    if (selectedBenchmarks.has('submit')) await measureOfflineSubmit(environment, print);
    if (selectedBenchmarks.has('first'))
      await measureFirstSync(environment, { forms: Number(values.forms), responses: Number(values.responses) }, print);
  });
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# Sync\n\n${new Date().toISOString()}, ${cpus().length} cores, load at the end ${formatLoad()}.\n\n`;
await writeFile(join(folder, `${values.out}.md`), `${head}${lines.map((line) => `- ${line}\n`).join('')}`);

function formatLoad(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}

async function measureStorm(): Promise<void> {
  const perSecond = 100;
  const chance = createSeededRandom(1);
  const stormOptions = {
    devices: 1000,
    responsesEach: 5,
    perSecond,
    retryAfterSeconds: 10,
    chance: () => chance.next(),
  };
  const { requests, throttled, drainedMinutes, firstTenthMinutes, responses } = await simulateStorm(stormOptions);
  const useful = requests - throttled;
  const leastMinutes = useful / perSecond / 60;
  const isMet = throttled < useful / 2 && drainedMinutes < 2 * leastMinutes;
  print(
    `${isMet ? 'met' : 'MISSED'}: 1,000 devices with ${responses} responses, ${perSecond} requests per second allowed: ` +
      `${throttled} rejected and ${useful} accepted requests (goal: fewer than half as many rejected), sent after ${drainedMinutes.toFixed(1)} min ` +
      `(minimum ${leastMinutes.toFixed(1)}; the first tenth of the devices after ${firstTenthMinutes.toFixed(1)})`,
  );
}
