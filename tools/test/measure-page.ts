import { chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/launch-options.ts';
import { slowness } from '../../e2e/machine-speed.ts';

/** What it takes on the machine that the limits were chosen on, with nothing beside it. */
const USUAL_MS = 1500;
const rows = Array.from({ length: 3000 }, (_, index) => `<tr><td><input value="${index}"><td>Row ${index}</tr>`);

/** How many times longer than usual a browser takes to start here and to draw a page. */
export async function measurePage(): Promise<number> {
  const from = performance.now();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.setContent(`<table>${rows.join('')}</table>`);
    await page.screenshot();
  } finally {
    await browser.close();
  }
  return slowness(performance.now() - from, USUAL_MS);
}
