/**
 * How long people wait who come to the app: the built app in a real Chromium against the real server, three teams with forms.
 *
 *     npm run bench:arriving
 *     npm run bench:arriving -- --rounds 9 --delay 150     each answer of Graph and of our API comes that much later
 *     npm run bench:arriving -- --out try
 *
 * Prints the middle of the rounds beside each goal, and of one more round where the time went: what came when, every request, and what
 * the page's and the sync worker's threads did. Writes bench/results/arriving.md. Times beside other work are upper bounds.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.ts';
import { launchOptions } from '../e2e/launch-options.ts';
import { buildWeb } from '../tools/start/build-web.ts';
import { openTeams } from './arriving/open-teams.ts';
import { type Round, walk } from './arriving/walk.ts';
import { whereTimeWent } from './arriving/where-time-went.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    delay: { type: 'string', default: '0' },
    out: { type: 'string', default: 'arriving' },
  },
});

/** Milliseconds that a person may wait. */
const goals = { 'first visit': 1500, return: 500, 'form opened': 300 } as const;
type Wait = keyof typeof goals;

await buildWeb();
const teams = await openTeams(Number(values.delay));
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
const lines: string[] = [];
const say = (text: string): void => {
  console.log(text);
  lines.push(text);
};
try {
  // The first one warms the server up.
  await walk(browser, teams.address);
  const rounds: Round[] = [];
  for (let round = 0; round < Number(values.rounds); round++) rounds.push(await walk(browser, teams.address));
  for (const [wait, goalMs] of Object.entries(goals)) say(line(wait as Wait, goalMs, rounds));
  const traced = await walk(browser, teams.address, { isTraced: true });
  for (const text of whereTimeWent(traced)) say(text);
} finally {
  await browser.close();
  await teams.close();
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# Arriving\n\n${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}, answers of Graph and of our API ${values.delay} ms later.\n\n`;
await writeFile(join(folder, `${values.out}.md`), `${head}\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);

function line(wait: Wait, goalMs: number, rounds: readonly Round[]): string {
  const sorted = rounds.map((round) => round.ms[wait]).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const all = sorted.map((ms) => ms.toFixed(0)).join(', ');
  return `${middle <= goalMs ? 'met' : 'MISSED'}: ${wait}: ${middle.toFixed(0)} ms (goal ${goalMs}; ${all})`;
}
