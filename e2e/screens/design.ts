import { expect, type Locator, type Page } from '@playwright/test';

/** The form as it is drawn in the builder. */
export const canvas = (page: Page): Locator => page.getByRole('region', { name: 'Canvas' });

/** One component on the canvas, by the name that a person reads there: `Site, Text`, `Panel`. */
export const block = (page: Page, name: string): Locator => canvas(page).getByRole('group', { name, exact: true });

export const paletteItem = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Available components' }).getByRole('button', { name, exact: true });

export const settings = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });

/** What lies on the canvas, from top to bottom. */
export async function expectBlocks(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      canvas(page)
        .locator('[data-path]')
        .evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label'))),
    )
    .toEqual(names);
}

/** Adds with the keyboard alone: finds the component by its name and presses Enter. */
export async function addByName(page: Page, name: string): Promise<void> {
  const find = page.getByRole('searchbox', { name: 'Search components' });
  await find.fill(name);
  await find.press('Enter');
  await find.fill('');
}

/** Gives the selected component its label, in the settings pane. */
export async function label(page: Page, words: string): Promise<void> {
  await openSettingsTab(page, 'Display');
  await settings(page)
    .getByRole('textbox', { name: /^Label/ })
    .fill(words);
}

export async function openSettingsTab(page: Page, name: string): Promise<void> {
  const tabs = settings(page).getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  // Which of them there is room for is measured with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const tab = settings(page).getByRole('tab', { name, exact: true });
  if (await tab.isVisible()) return tab.click();
  await settings(page)
    .getByRole('button', { name: /\d more$/ })
    .click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/** Presses the mouse on one thing, carries it to a point of another and lets it go. */
export async function drag(page: Page, from: Locator, to: Locator, where: 'top' | 'middle' | 'bottom'): Promise<void> {
  const at = { top: 0.1, middle: 0.5, bottom: 0.92 }[where];
  await from.scrollIntoViewIfNeeded();
  const box = (await to.boundingBox())!;
  await from.hover();
  await page.mouse.down();
  // The browser starts a drag with the second move, and tells of places with each later one.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * at, { steps: 8 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * at + 1, { steps: 2 });
  await page.mouse.up();
}
