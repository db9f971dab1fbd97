/**
 * What a reviewer feels with 50,000 submissions: the built app in a real Chromium against the real server, with the demonstration's form of
 * many submissions. What the library answers after its first page is made up of that page, again and again: what is measured is the desk.
 *
 *     npm run bench:submissions-table
 *     npm run bench:submissions-table -- --rows 5000 --rounds 3 --out try
 *
 * The first page is from the address to the frame with its rows, in a browser that knows the app, as the middle of the rounds. Sorting,
 * filtering, searching and summing up are from the event to the frame that shows what it did. The search is tried twice: with all rows loaded,
 * and with the first page alone, while the others are read 500 at a time. Scrolling is the time between frames.
 * Then all rows are downloaded in each format that the page writes itself; the memory is that of the page, as Linux tells it, without the
 * rubbish of what came before.
 * Writes bench/results/submissions-table.md. Times beside other work are upper bounds.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.ts';
import { launchOptions } from '../e2e/launch-options.ts';
import { startServer } from '../e2e/world/server-process.ts';
import { buildWeb } from '../tools/start/build-web.ts';
import { tidy, watchMemory } from './sources/renderer-memory.ts';
import { downloadAll, downloads } from './submissions-table/download-all.ts';
import { lookThrough } from './submissions-table/look-through.ts';
import { searchEarly } from './submissions-table/search-early.ts';
import { signInTo } from './submissions-table/sign-in-to.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: 'submissions-table' },
  },
});

await buildWeb();
const server = await startServer({ hasContent: true });
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
const lines: string[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const place = await signInTo(context, server.address);
  const all = { rows: Number(values.rows), rounds: Number(values.rounds) };
  const written: string[] = [];
  const felt = await lookThrough(context, place, all, async (page) => {
    const tidied = async (memory: { now(): number }) => {
      await tidy(page);
      return memory.now();
    };
    for (const kind of downloads) {
      const memory = await watchMemory(browser);
      const before = await tidied(memory);
      const download = await watchMemory(browser);
      const start = performance.now();
      const bytes = await downloadAll(page, kind);
      const [seconds, most] = [(performance.now() - start) / 1000, download.stop()];
      const after = await tidied(memory);
      memory.stop();
      const took = `${seconds.toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(1)} MB; ${before.toFixed(0)} MB before, ${after.toFixed(0)} after`;
      written.push(
        `${most <= 600 ? 'ok  ' : 'OVER'}  ${kind} of all rows: the page at most ${most.toFixed(0)} MB of 600 (${took})`,
      );
    }
  });
  const early = await searchEarly(context, place.address, all);
  const say = (what: string, goalMs: number, ms: number, how: string) =>
    lines.push(`${ms <= goalMs ? 'ok  ' : 'OVER'}  ${what}: ${ms.toFixed(0)} ms of ${goalMs} (${how})`);
  say('first page', 1000, middle(felt.openMs, 0.5), 'the middle');
  say('sort', 150, middle(felt.sortMs, 0.5), 'the middle');
  say('search, from the last key to its rows', 150, middle(felt.filterMs, 0.5), 'the middle');
  say('filter by a person', 150, middle(felt.chooseMs, 0.5), 'the middle');
  say('summary of all rows', 1000, middle(felt.summaryMs, 0.5), 'the middle');
  say('search with the first page alone: first results', 150, middle(early.firstMs, 0.5), 'the middle');
  say('a further key while others are loaded: its results', 150, middle(early.secondMs, 0.5), 'the middle');
  say('longest block while they are loaded', 200, middle(early.blockMs, 0.5), 'the middle');
  lines.push(`      all ${values.rows} searched ${middle(early.allMs, 0.5).toFixed(0)} ms after the first key`);
  say('a key in the search', 50, middle(felt.keyMs, 0.95), 'the 95th percentile');
  say('a frame while scrolling', 20, middle(felt.frameMs, 0.95), 'the 95th percentile');
  lines.push(`      memory of the page with all rows: ${felt.heapMb.toFixed(0)} MB`, ...written);
} finally {
  await browser.close();
  await server.remove();
}
const head = `# The desk\n\n${values.rows} submissions, ${values.rounds} rounds, ${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}.\n\n`;
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, `${values.out}.md`), `${head}\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
console.log(lines.join('\n'));

/** @param share how many of all are not longer: 0.5 is the median */
function middle(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
