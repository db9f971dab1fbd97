import type { BrowserContext } from '@playwright/test';
import { measureEventToRows } from './measure-table.ts';
import { simulatePages } from './simulate-pages.ts';

/** The product's page size. */
const pageRows = 500;

/** Response times in milliseconds of a search that starts with the first rows while the others are still loading. */
export interface EarlySearchTimes {
  /**
   * `firstMs`: from the first keystroke to its first results. `secondMs`: the same for a second keystroke, after some
   * pages have loaded.
   */
  readonly firstMs: readonly number[];
  readonly secondMs: readonly number[];
  /** From the first keystroke until all submissions have been searched. */
  readonly allMs: readonly number[];
  /** The longest time for which the page didn't respond. */
  readonly blockMs: readonly number[];
}

/**
 * Searches in a table that has loaded only its first rows, and waits until all rows have been searched.
 *
 * @throws if the search didn't cover all rows
 */
export async function measureEarlySearch(
  context: BrowserContext,
  address: string,
  { rows, rounds }: { readonly rows: number; readonly rounds: number },
): Promise<EarlySearchTimes> {
  const times = { firstMs: [] as number[], secondMs: [] as number[], allMs: [] as number[], blockMs: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await simulatePages(page, rows, pageRows);
    await page.goto(address);
    await page.getByRole('row').nth(2).waitFor();
    const field = page.getByRole('searchbox', { name: 'Search' }).last();
    await field.click();
    await page.evaluate(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ['longtask'],
      });
      Object.assign(window, { tasks });
    });
    const start = performance.now();
    times.firstMs.push(await measureEventToRows(page, 'keydown', () => page.keyboard.press('4')));
    await page.waitForFunction(() => Number(document.querySelector('[role="grid"]')?.ariaRowCount) > 2000);
    times.secondMs.push(await measureEventToRows(page, 'keydown', () => page.keyboard.press('0')));
    await page.waitForFunction(() => !/ so far$/.test(document.querySelector('[role="status"]')?.textContent ?? ''));
    const status = page.getByRole('status').filter({ hasText: / of / });
    await status.filter({ hasNotText: 'so far' }).waitFor();
    times.allMs.push(performance.now() - start);
    const text = await status.textContent();
    if (!text?.replaceAll(/\D/g, '').endsWith(`${rows}`)) throw new Error(`Searched ${text}, not all of ${rows}`);
    times.blockMs.push(
      Math.max(...(await page.evaluate(() => (window as unknown as { readonly tasks: number[] }).tasks)), 0),
    );
    await page.close();
  }
  return times;
}
