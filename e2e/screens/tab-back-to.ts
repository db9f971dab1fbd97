import { expect, type Locator } from '@playwright/test';

/** With Shift+Tab from wherever the focus is, past all that lies between: a place that holds the focus fast fails here. */
export async function tabBackTo(target: Locator): Promise<void> {
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press('Shift+Tab');
  await expect(target).toBeFocused();
}
