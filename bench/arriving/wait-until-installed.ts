import type { Page } from '@playwright/test';

/** Waits until the page can be opened offline and no requests are pending. */
export async function waitUntilInstalled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Up to date' }).waitFor();
  await page.waitForLoadState('networkidle');
}
