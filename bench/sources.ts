/**
 * Measures a data source of 100,000 rows and one of 100 MB, each in a new browser with the built app: the duration and
 * memory of the first sync, and the waiting times for opening a choice of rows, searching it, and filtering it by
 * another field.
 *
 *     npm run bench:sources
 *     npm run bench:sources -- --rows 100000 --megabytes 100 --out try
 *
 * Writes bench/results/sources.md. Memory is that of the page with its workers as reported by Linux, after garbage
 * collection of earlier work.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium.ts';
import { launchOptions } from '../e2e/launch-options.ts';
import { skipTour } from '../e2e/world/skip-tour.ts';
import { buildWeb } from '../tools/start/build-web.ts';
import { createCsv, siteName } from './sources/create-csv.ts';
import { openSourcesEnvironment, type SourcesEnvironment } from './sources/open-sources-environment.ts';
import { collectGarbage, watchMemory } from './sources/renderer-memory.ts';
import { computePercentile, measureAction, observeChoices, timeSearches } from './sources/time-choices.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    megabytes: { type: 'string', default: '100' },
    out: { type: 'string', default: 'sources' },
  },
});
const rows = Number(values.rows);
const megabytes = Number(values.megabytes);
const LIMIT_MS = 600_000;

await buildWeb();
const lines: string[] = [];
const print = (text: string): void => {
  console.log(text);
  lines.push(text);
};
const printGoal = (what: string, value: number, most: number, unit: string) =>
  print(`${value <= most ? 'met' : 'MISSED'}: ${what}: ${value.toFixed(0)} ${unit} (goal ${most})`);

const environment = await openSourcesEnvironment();
const executablePath = findChromium({ isWhole: true });
try {
  if (rows > 0) {
    await withBrowser(async (page, browser) => {
      await environment.add('assets', createCsv({ rows }));
      await measureFirstSync(page, browser, 'assets', `${rows.toLocaleString('en')} rows`);
      await measureChoosing(page);
    });
    await environment.remove('assets');
  }
  if (megabytes > 0) {
    await withBrowser(async (page, browser) => {
      await environment.add('large', createCsv({ bytes: megabytes * 1_000_000 }));
      await measureFirstSync(page, browser, 'large', `a CSV file of ${megabytes} MB`);
    });
  }
} finally {
  await environment.server.remove();
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const head = `# Data sources\n\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Chromium, load at the end ${loadavg()[0]?.toFixed(1)}.\n\n`;
await writeFile(join(folder, `${values.out}.md`), `${head}\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);

async function withBrowser(act: (page: Page, browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
  try {
    await act(await openPage(browser, environment), browser);
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, { server, session }: SourcesEnvironment): Promise<Page> {
  const viewport = { width: 1280, height: 860 };
  const context = await browser.newContext({ viewport, locale: 'en-GB', storageState: session.storageState });
  await context.addInitScript(observeChoices);
  await skipTour(context);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Up to date' }).waitFor();
  return page;
}

async function measureFirstSync(page: Page, browser: Browser, id: string, what: string): Promise<void> {
  await page.goto(`${environment.server.address}/teams/${environment.teamId}/dataSources`);
  await collectGarbage(page);
  const memory = await watchMemory(browser);
  const before = memory.now();
  const fromMs = performance.now();
  await page.getByRole('button', { name: 'Up to date' }).click();
  await page.getByRole('row').filter({ hasText: id }).filter({ hasText: /\d{3}/ }).waitFor();
  const tookMs = performance.now() - fromMs;
  const most = memory.stop();
  const text = await page.getByRole('row').filter({ hasText: id }).getByRole('cell').nth(2).innerText();
  print(
    `first sync of ${what}: ${(tookMs / 1000).toFixed(1)} s, ${text.split('\n')[0]} rows stored; page memory ${before.toFixed(0)} MB before`,
  );
  printGoal(`memory of the first sync of ${what}`, most, 300, 'MB');
}

async function measureChoosing(page: Page): Promise<void> {
  const { server, teamId, formId } = environment;
  await page.goto(`${server.address}/teams/${teamId}/forms/${formId}/response`);
  await page.getByRole('textbox', { name: 'First' }).fill('as somebody does first');
  await page.waitForTimeout(3000);
  const asset = page.getByRole('combobox', { name: 'Asset', exact: true });
  printGoal('first opening', await measureAction(page, () => asset.click(), { opens: true }), 200, 'ms');
  const searches = await timeSearches(page, asset);
  printGoal('search, 95th percentile', computePercentile(searches, 0.95), 100, 'ms');
  print(
    `search: median ${computePercentile(searches, 0.5).toFixed(0)} ms, longest ${computePercentile(searches, 1).toFixed(0)} ms`,
  );
  await page.keyboard.press('Escape');
  const plain = page.getByRole('combobox', { name: 'Plain asset' });
  const plainMs = await measureAction(page, () => plain.click(), { opens: true });
  const statusText = await page.locator('[popover] [role=status]').first().innerText();
  printGoal(`first opening of a dropdown with the same rows (${statusText})`, plainMs, 200, 'ms');
  printGoal(
    'search in that dropdown, 95th percentile',
    computePercentile(await timeSearches(page, plain), 0.95),
    100,
    'ms',
  );
  await page.keyboard.press('Escape');
  const onSite = page.getByRole('combobox', { name: 'Asset on site' });
  const filters: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption(siteName(at));
    await page.getByRole('textbox', { name: 'First' }).click();
    await page.waitForTimeout(600);
    filters.push(await measureAction(page, () => onSite.click(), { opens: true }));
    await page.keyboard.press('Escape');
  }
  printGoal('filter, 95th percentile', computePercentile(filters, 0.95), 100, 'ms');
  print(`filter: ${filters.map((ms) => ms.toFixed(0)).join(', ')} ms`);
}
