import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const looks = ['light', 'dark', 'contrast', 'rtl'];

/** Every component's samples, a picture for each component and look. */
export async function shootPlayground(browser: Browser, address: string, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, locale: 'en-GB' });
  for (const look of looks) {
    await page.goto(`${address}playground?look=${look}`);
    await page.getByRole('article').first().waitFor({ timeout: 60_000 });
    for (const section of await page.locator('main > section').all()) {
      const type = await section.locator('h2').first().innerText();
      await section.screenshot({ path: join(folder, `playground-${type}-${look}.png`), animations: 'disabled' });
    }
  }
  await page.close();
}
