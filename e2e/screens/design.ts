import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the canvas of the builder. */
export const findCanvas = (page: Page): Locator => page.getByRole('region', { name: 'Canvas' });

/** Returns a component on the canvas by its accessible name: `Site, Text`, `Panel`. */
export const findBlock = (page: Page, name: string): Locator =>
  findCanvas(page).getByRole('group', { name, exact: true });

export const findPaletteItem = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Available components' }).getByRole('button', { name, exact: true });

export const findSettingsPane = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });

/** Checks the components on the canvas, from top to bottom. */
export async function expectBlocks(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      findCanvas(page)
        .locator('[data-path]')
        .evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label'))),
    )
    .toEqual(names);
}

/** Adds a component with the keyboard only: finds it by name and presses Enter. */
export async function addByName(page: Page, name: string): Promise<void> {
  const find = page.getByRole('searchbox', { name: 'Search components' });
  await find.fill(name);
  await find.press('Enter');
  await find.fill('');
}

/** Sets the label of the selected component in the settings pane. */
export async function setLabel(page: Page, words: string): Promise<void> {
  await openSettingsTab(page, 'Display');
  await findSettingsPane(page)
    .getByRole('textbox', { name: /^Label/ })
    .fill(words);
}

export async function openSettingsTab(page: Page, name: string): Promise<void> {
  const tabs = findSettingsPane(page).getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  // Fluent measures in the next frame which tabs fit.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const tab = findSettingsPane(page).getByRole('tab', { name, exact: true });
  if (await tab.isVisible()) return tab.click();
  await findSettingsPane(page)
    .getByRole('button', { name: /\d more$/ })
    .click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/** Drags an element to a point of another element with the mouse. */
export async function drag(page: Page, from: Locator, to: Locator, where: 'top' | 'middle' | 'bottom'): Promise<void> {
  const at = { top: 0.1, middle: 0.5, bottom: 0.92 }[where];
  await from.scrollIntoViewIfNeeded();
  const box = (await to.boundingBox())!;
  await from.hover();
  await page.mouse.down();
  // The browser starts a drag with the second move, and reports positions with each later one.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * at, { steps: 8 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * at + 1, { steps: 2 });
  await page.mouse.up();
}
