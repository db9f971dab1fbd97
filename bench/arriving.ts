/**
 * Measures how long users wait for the app to open: the built app in a real Chromium against the real server, with
 * three teams and their forms.
 *
 *     npm run bench:arriving
 *     npm run bench:arriving -- --rounds 9 --delay 150     delays every response of Graph and of our API
 *     npm run bench:arriving -- --out try
 *
 * Each round also visits a page with only React and Fluent that renders as many cards from one request: the ratio of
 * the app's waiting time to that of this bare page is comparable across machines. Prints the median of the rounds and
 * each goal. Then traces one more round, and prints its events, every request, and the work of the threads of the page
 * and the sync worker. Writes bench/results/arriving.md. Times are upper bounds if the machine has other load.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.ts';
import { launchOptions } from '../e2e/launch-options.ts';
import { buildWeb } from '../tools/start/build-web.ts';
import { openBarePage, visitBarePage } from './arriving/bare-page.ts';
import { formatTimeline } from './arriving/format-timeline.ts';
import { measureArrival, type Round } from './arriving/measure-arrival.ts';
import { openTeams, titles } from './arriving/open-teams.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    delay: { type: 'string', default: '0' },
    out: { type: 'string', default: 'arriving' },
  },
});

/** Maximum waiting times in milliseconds. */
const goals = { 'first visit': 1500, return: 500, 'form opened': 300 } as const;
type MeasuredWait = keyof typeof goals;
/** Maximum ratios of the app's waiting time to that of the bare page. */
const ratios = { 'first visit': 4, return: 4 } as const;

await buildWeb();
const teams = await openTeams(Number(values.delay));
const bare = await openBarePage(titles.map((title) => ({ id: title, title, description: 'Open until tomorrow' })));
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
const lines: string[] = [];
const print = (text: string): void => {
  console.log(text);
  lines.push(text);
};
try {
  // The first round warms up the server and is discarded.
  await measureArrival(browser, teams.address);
  await visitBarePage(browser, bare.address);
  const rounds: Round[] = [];
  const bareVisits: { readonly first: number; readonly next: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    rounds.push(await measureArrival(browser, teams.address));
    bareVisits.push(await visitBarePage(browser, bare.address));
  }
  for (const [wait, goalMs] of Object.entries(goals)) print(formatGoalLine(wait as MeasuredWait, goalMs, rounds));
  print(
    formatRatioLine(
      'first visit',
      rounds,
      bareVisits.map(({ first }) => first),
    ),
  );
  print(
    formatRatioLine(
      'return',
      rounds,
      bareVisits.map(({ next }) => next),
    ),
  );
  const traced = await measureArrival(browser, teams.address, { isTraced: true });
  for (const text of formatTimeline(traced)) print(text);
} finally {
  await browser.close();
  await teams.close();
  bare.close();
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# Arriving\n\n${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}, responses of Graph and of the product API delayed by ${values.delay} ms.\n\n`;
await writeFile(join(folder, `${values.out}.md`), `${head}\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);

function formatGoalLine(wait: MeasuredWait, goalMs: number, rounds: readonly Round[]): string {
  const all = rounds.map((round) => round.ms[wait]);
  return `${median(all) <= goalMs ? 'met' : 'MISSED'}: ${wait}: ${median(all).toFixed(0)} ms (goal ${goalMs}; ${formatValues(all)})`;
}

function formatRatioLine(wait: keyof typeof ratios, rounds: readonly Round[], bareMs: readonly number[]): string {
  const ratio = median(rounds.map((round) => round.ms[wait])) / median(bareMs);
  const verdict = ratio <= ratios[wait] ? 'met' : 'MISSED';
  return `${verdict}: ${wait}: ${ratio.toFixed(1)} × the bare page (goal ${ratios[wait]}; bare page ${formatValues(bareMs)} ms)`;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function median(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function formatValues(values: readonly number[]): string {
  return sorted(values)
    .map((ms) => ms.toFixed(0))
    .join(', ');
}
