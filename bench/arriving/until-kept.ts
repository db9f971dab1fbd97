import type { Page } from '@playwright/test';

/** Waits until the page can be opened without a network and nothing is on its way. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Up to date' }).waitFor();
  await page.waitForLoadState('networkidle');
}
