import { chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/launch-options.ts';
import { computeSlowness } from '../../e2e/machine-speed.ts';

/** Duration in milliseconds on the reference machine for time limits, without other load. */
const USUAL_MS = 1500;
const rows = Array.from({ length: 3000 }, (_, index) => `<tr><td><input value="${index}"><td>Row ${index}</tr>`);

/** Measures how many times longer than usual a browser takes to start on this machine and to render a page. */
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
  return computeSlowness(performance.now() - from, USUAL_MS);
}
