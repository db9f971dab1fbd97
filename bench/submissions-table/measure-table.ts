import type { BrowserContext, Page } from '@playwright/test';
import { simulatePages } from './simulate-pages.ts';

/** Measurements of the submissions table; times are in milliseconds. */
export interface TableTimings {
  readonly openMs: readonly number[];
  readonly sortMs: readonly number[];
  readonly filterMs: readonly number[];
  readonly keyMs: readonly number[];
  readonly frameMs: readonly number[];
  /** Times of filtering by a person, until the rows are displayed. */
  readonly chooseMs: readonly number[];
  /** Times of opening the summary of all rows, until its first metric shows their count. */
  readonly summaryMs: readonly number[];
  /** Memory of the page in MB with all rows loaded and formatted. */
  readonly heapMb: number;
}

/**
 * Opens the submissions, loads as many as requested, and sorts, filters, searches and scrolls them.
 *
 * @param goOn further measurements with all rows loaded
 */
export async function measureTable(
  context: BrowserContext,
  { address, count }: { readonly address: string; readonly count: number },
  { rows, rounds }: { readonly rows: number; readonly rounds: number },
  goOn: (page: Page) => Promise<void>,
): Promise<TableTimings> {
  await waitUntilFilled(context, address, count);
  const openMs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('row').nth(2).waitFor();
    // The first round loads the app and is discarded.
    if (round > 0) openMs.push(await page.evaluate(() => performance.now()));
    await page.close();
  }
  const page = await context.newPage();
  await simulatePages(page, rows);
  await page.goto(address);
  await page.getByRole('row').nth(2).waitFor();
  await loadAll(page, rows);
  const sortMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    const item = page.getByRole('menuitem', { name: round % 2 === 0 ? 'Sort ascending' : 'Sort descending' });
    await item.waitFor();
    sortMs.push(await measureEventToRows(page, 'click', () => item.click()));
  }
  const found = await measureSearch(page, rows);
  const chooseMs = await measureFilter(page, rounds, rows);
  const summaryMs = await measureSummary(page, rounds, rows);
  const frameMs = await measureScrolling(page);
  const heapMb = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 2 ** 20,
  );
  await goOn(page);
  return { openMs, sortMs, ...found, chooseMs, summaryMs, frameMs, heapMb };
}

/**
 * Waits until the demo has filled its longest form, a minute or two after its start, so that this doesn't disturb the
 * measurement.
 */
async function waitUntilFilled(context: BrowserContext, address: string, count: number): Promise<void> {
  const page = await context.newPage();
  const newest = page.getByRole('gridcell', { name: `${count}`, exact: true });
  for (let tries = 0; tries < 40; tries += 1) {
    await page.goto(address);
    const isThere = await newest
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (isThere) break;
  }
  await page.close();
}

/** Clicks 'Load more' until all rows are loaded. */
async function loadAll(page: Page, rows: number): Promise<void> {
  const more = page.getByRole('button', { name: 'Load more' });
  const grid = page.getByRole('grid');
  for (let count = 0; count <= rows; ) {
    if (count > 0) await more.click();
    await waitForRowCount(page, count);
    count = Number(await grid.getAttribute('aria-rowcount'));
  }
}

const waitForRowCount = (page: Page, rows: number) =>
  page.waitForFunction((all) => Number(document.querySelector('[role="grid"]')?.ariaRowCount) > all, rows);

/** Returns the milliseconds from an event to the frame in which the first row or the number of rows has changed. */
export async function measureEventToRows(
  page: Page,
  event: 'click' | 'keydown',
  cause: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate((name) => {
    const seen = () => {
      const grid = document.querySelector('[role="grid"]');
      return `${grid?.ariaRowCount} ${grid?.querySelector('tbody tr[aria-rowindex]')?.textContent}`;
    };
    const before = seen();
    const felt = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event): void => {
        const look = (): void => {
          if (seen() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        look();
      };
      window.addEventListener(name, begin, { once: true, capture: true });
    });
    Object.assign(window, { felt });
  }, event);
  await cause();
  return page.evaluate(() => (window as unknown as { readonly felt: Promise<number> }).felt);
}

/** Measures a typed search: each key until the next frame, and the last key until the rows are found. */
async function measureSearch(page: Page, rows: number): Promise<Pick<TableTimings, 'filterMs' | 'keyMs'>> {
  await page.evaluate(() => {
    const keyMs: number[] = [];
    Object.assign(window, { keyMs });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => keyMs.push(performance.now() - timeStamp), 0)),
      { capture: true },
    );
  });
  const field = page.getByRole('searchbox', { name: 'Search' }).last();
  const filterMs: number[] = [];
  await field.click();
  for (const number of ['123', '77', '4011']) {
    // Every row contains some digit, so only typing the last digit of the number is certain to narrow the results.
    await field.pressSequentially(number.slice(0, -1));
    filterMs.push(await measureEventToRows(page, 'keydown', () => page.keyboard.press(number.slice(-1))));
    await field.fill('');
    await waitForRowCount(page, rows);
  }
  const keyMs = await page.evaluate(() => (window as unknown as { readonly keyMs: readonly number[] }).keyMs);
  return { filterMs, keyMs };
}

/** Filters by one of the authors; measured from the click on 'Apply'. */
async function measureFilter(page: Page, rounds: number, rows: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'Filter', exact: true }).last().click();
    await page.getByRole('menuitem', { name: 'Created By' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('checkbox')
      .nth(round % 2)
      .click();
    const apply = dialog.getByRole('button', { name: 'Apply' });
    times.push(await measureEventToRows(page, 'click', () => apply.click()));
    await page.getByRole('button', { name: /^Remove filter/ }).click();
    await waitForRowCount(page, rows);
  }
  return times;
}

/** Opens and closes the summary. */
async function measureSummary(page: Page, rounds: number, rows: number): Promise<readonly number[]> {
  const times: number[] = [];
  const button = page.getByRole('button', { name: 'Summary' });
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate((count) => {
      const felt = new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event): void => {
          const look = (): void => {
            const text = document.querySelector('section[aria-label="Summary"]')?.textContent ?? '';
            if (text.replaceAll(/[,.\u00A0\u202F]/g, '').includes(`${count}`))
              requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          look();
        };
        window.addEventListener('click', begin, { once: true, capture: true });
      });
      Object.assign(window, { felt });
    }, rows);
    await button.click();
    times.push(await page.evaluate(() => (window as unknown as { readonly felt: Promise<number> }).felt));
    await button.click();
    await waitForRowCount(page, rows);
  }
  return times;
}

/** Returns the times between frames while the table scrolls for three seconds. */
function measureScrolling(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    let box = document.querySelector<HTMLElement>('[role="grid"]');
    while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const frameMs: number[] = [];
    let last = await frame();
    for (const end = last + 3000; last < end; ) {
      box!.scrollTop += 60;
      const now = await frame();
      frameMs.push(now - last);
      last = now;
    }
    return frameMs;
  });
}
