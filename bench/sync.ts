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
import { createChance } from '@tideform/server/testing';
import { withWorld } from '../tools/browser-kill/prepare-world.ts';
import { firstSync } from './sync/first-sync.ts';
import { localResponses } from './sync/local-responses.ts';
import { offlineSubmit } from './sync/offline-submit.ts';
import { storm } from './sync/storm.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'storm,local,submit,first' },
    forms: { type: 'string', default: '1000' },
    responses: { type: 'string', default: '2000' },
    out: { type: 'string', default: 'sync' },
  },
});
const wants = new Set(values.only.split(','));
const lines: string[] = [];
const print = (line: string): void => {
  const withLoad = `${line} (load ${loadOf()})`;
  console.log(withLoad);
  lines.push(withLoad);
};

if (wants.has('storm')) await measureStorm();
if (wants.has('local') || wants.has('submit') || wants.has('first')) {
  await withWorld(1, async (world) => {
    if (wants.has('local')) await localResponses(world, print);
    if (wants.has('submit')) await offlineSubmit(world, print);
    if (wants.has('first'))
      await firstSync(world, { forms: Number(values.forms), responses: Number(values.responses) }, print);
  });
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# Sync\n\n${new Date().toISOString()}, ${cpus().length} cores, load at the end ${loadOf()}.\n\n`;
await writeFile(join(folder, `${values.out}.md`), `${head}${lines.map((line) => `- ${line}\n`).join('')}`);

function loadOf(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}

async function measureStorm(): Promise<void> {
  const perSecond = 100;
  const chance = createChance(1);
  const stormOptions = {
    devices: 1000,
    responsesEach: 5,
    perSecond,
    retryAfterSeconds: 10,
    chance: () => chance.next(),
  };
  const { requests, throttled, drainedMinutes, firstTenthMinutes, responses } = await storm(stormOptions);
  const useful = requests - throttled;
  const leastMinutes = useful / perSecond / 60;
  const isMet = throttled < useful / 2 && drainedMinutes < 2 * leastMinutes;
  print(
    `${isMet ? 'met' : 'MISSED'}: 1,000 devices with ${responses} responses, ${perSecond} requests per second allowed: ` +
      `${throttled} rejected and ${useful} accepted requests (goal: fewer than half as many rejected), sent after ${drainedMinutes.toFixed(1)} min ` +
      `(minimum ${leastMinutes.toFixed(1)}; the first tenth of the devices after ${firstTenthMinutes.toFixed(1)})`,
  );
}
