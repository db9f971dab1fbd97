import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const looks = ['light', 'dark', 'contrast', 'rtl'];
const widthPx = 1400;

/** Takes a picture of the samples of each component in each look. */
export async function takePlaygroundScreenshots(browser: Browser, address: string, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: widthPx, height: 900 }, locale: 'en-GB' });
  for (const look of looks) {
    await page.setViewportSize({ width: widthPx, height: 900 });
    await page.goto(`${address}playground?look=${look}`);
    await page.getByRole('article').first().waitFor({ timeout: 60_000 });
    // Screenshots don't include content scrolled out of view, so the viewport is made as high as the page.
    const height = await page.locator('main').evaluate((main) => main.scrollHeight);
    await page.setViewportSize({ width: widthPx, height });
    for (const section of await page.locator('main > section').all()) {
      const type = await section.locator('h2').first().innerText();
      await section.screenshot({ path: join(folder, `playground-${type}-${look}.png`), animations: 'disabled' });
    }
  }
  await page.close();
}
