/**
 * Measures the submissions table with 50,000 submissions: the built app in a real Chromium against the real server,
 * with the demo's form with the most submissions. After the first page, the responses of the library are generated from
 * that page, because only the table is measured.
 *
 *     npm run bench:submissions-table
 *     npm run bench:submissions-table -- --rows 5000 --rounds 3 --out try
 *
 * First page: median time from the navigation to the frame with its rows, in a browser that has loaded the app before.
 * Sorting, filtering, searching and the summary: time from the event to the frame with its result. Search is measured
 * with all rows loaded, and with only the first page while the others load, 500 at a time. Scrolling: time between
 * frames. Finally, all rows are downloaded in each format that the page writes itself; memory is that of the page as
 * reported by Linux, after garbage collection of earlier work. Writes bench/results/submissions-table.md.
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
import { collectGarbage, watchMemory } from './sources/renderer-memory.ts';
import { downloadAll, downloads } from './submissions-table/download-all.ts';
import { measureTable } from './submissions-table/measure-table.ts';
import { measureEarlySearch } from './submissions-table/search-early.ts';
import { signInAndFindForm } from './submissions-table/sign-in-to.ts';

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
  const formLocation = await signInAndFindForm(context, server.address);
  const all = { rows: Number(values.rows), rounds: Number(values.rounds) };
  const downloadLines: string[] = [];
  const timings = await measureTable(context, formLocation, all, async (page) => {
    const tidied = async (memory: { now(): number }) => {
      await collectGarbage(page);
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
      downloadLines.push(
        `${most <= 600 ? 'ok  ' : 'OVER'}  ${kind} of all rows: page memory at most ${most.toFixed(0)} MB of 600 (${took})`,
      );
    }
  });
  const early = await measureEarlySearch(context, formLocation.address, all);
  const addLine = (what: string, goalMs: number, ms: number, how: string) =>
    lines.push(`${ms <= goalMs ? 'ok  ' : 'OVER'}  ${what}: ${ms.toFixed(0)} ms of ${goalMs} (${how})`);
  addLine('first page', 1000, computePercentile(timings.openMs, 0.5), 'median');
  addLine('sort', 150, computePercentile(timings.sortMs, 0.5), 'median');
  addLine('search, from the last key to the rows found', 150, computePercentile(timings.filterMs, 0.5), 'median');
  addLine('filter by a person', 150, computePercentile(timings.chooseMs, 0.5), 'median');
  addLine('summary of all rows', 1000, computePercentile(timings.summaryMs, 0.5), 'median');
  addLine(
    'search with only the first page loaded: first results',
    150,
    computePercentile(early.firstMs, 0.5),
    'median',
  );
  addLine('another key while other pages load: its results', 150, computePercentile(early.secondMs, 0.5), 'median');
  addLine('longest task while other pages load', 200, computePercentile(early.blockMs, 0.5), 'median');
  lines.push(
    `      all ${values.rows} rows searched ${computePercentile(early.allMs, 0.5).toFixed(0)} ms after the first key`,
  );
  addLine('keystroke in the search', 50, computePercentile(timings.keyMs, 0.95), '95th percentile');
  addLine('frame while scrolling', 20, computePercentile(timings.frameMs, 0.95), '95th percentile');
  lines.push(`      memory of the page with all rows: ${timings.heapMb.toFixed(0)} MB`, ...downloadLines);
} finally {
  await browser.close();
  await server.remove();
}
const head = `# Submissions table\n\n${values.rows} submissions, ${values.rounds} rounds, ${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}.\n\n`;
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, `${values.out}.md`), `${head}\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
console.log(lines.join('\n'));

/**
 * Returns a percentile.
 *
 * @param share from 0 to 1; 0.5 is the median
 */
function computePercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
