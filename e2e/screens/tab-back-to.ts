import { expect, type Locator } from '@playwright/test';

/** Presses Shift+Tab until the target has focus; fails if a focus trap prevents that. */
export async function tabBackTo(target: Locator): Promise<void> {
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press('Shift+Tab');
  await expect(target).toBeFocused();
}
