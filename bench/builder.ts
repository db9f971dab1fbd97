/**
 * Measures the builder's responsiveness with a form of 1,000 fields: the built app in a real Chromium against the real
 * server.
 *
 *     npm run bench:builder
 *     npm run bench:builder -- --fields 300 --rounds 3 --out try
 *
 * Opening: median time from the navigation to the frame with the last field, in a browser that has loaded the app
 * before. Keystrokes and drag steps: 95th percentile of the times from the event to the frame with its result. Writes
 * bench/results/builder.md. Times are upper bounds if the machine has other load.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.ts';
import { launchOptions } from '../e2e/launch-options.ts';
import { startServer } from '../e2e/world/server-process.ts';
import { skipTour } from '../e2e/world/skip-tour.ts';
import { buildWeb } from '../tools/start/build-web.ts';
import { createFormInBuilder } from './builder/fill-form.ts';
import { type BuilderTimings, measureBuilder } from './builder/measure-builder.ts';

const { values } = parseArgs({
  options: {
    fields: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: 'builder' },
  },
});

await buildWeb();
const server = await startServer();
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
const rounds: BuilderTimings[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await skipTour(context);
  const address = await createFormInBuilder(context, server.address, Number(values.fields));
  for (let round = 0; round < Number(values.rounds); round += 1) rounds.push(await measureBuilder(context, address));
} finally {
  await browser.close();
  await server.remove();
}

const lines = [
  formatGoalLine(
    'open the builder',
    2000,
    computePercentile(
      rounds.map(({ openMs }) => openMs),
      0.5,
    ),
    'median',
  ),
  formatGoalLine(
    'keystroke in a setting',
    50,
    computePercentile(
      rounds.flatMap(({ keyMs }) => keyMs),
      0.95,
    ),
    '95th percentile',
  ),
  formatGoalLine(
    'drag step',
    50,
    computePercentile(
      rounds.flatMap(({ dragMs }) => dragMs),
      0.95,
    ),
    '95th percentile',
  ),
];
const head = `# Form builder\n\n${values.fields} fields, ${values.rounds} rounds, ${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}.\n\n`;
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, `${values.out}.md`), `${head}\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
console.log(lines.join('\n'));

/**
 * Returns a percentile.
 *
 * @param share from 0 to 1; 0.5 is the median
 */
function computePercentile(all: readonly number[], share: number): number {
  return all.toSorted((one, other) => one - other)[Math.ceil(all.length * share) - 1] ?? Number.NaN;
}

function formatGoalLine(what: string, goalMs: number, ms: number, of: string): string {
  return `${ms <= goalMs ? 'met' : 'MISSED'}: ${what}: ${ms.toFixed(0)} ms, ${of} (goal ${goalMs})`;
}
