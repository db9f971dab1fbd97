import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenPage } from '../../page/open-page.ts';
import type { RenderSummary } from '../page/summarize-page.ts';

const screenshotFolder = join(import.meta.dirname, '../../../shots/corpus');

export interface RenderOptions {
  readonly name: string;
  /** Whether to save screenshots of the form before and after filling it in. */
  readonly takesScreenshots: boolean;
}

/**
 * Renders a form in a browser as respondents see it: empty, filled in, and every page.
 *
 * @throws on a console error, a page error or a field that isn't rendered
 */
export async function renderForm(
  { page, complaints }: OpenPage,
  json: unknown,
  { name, takesScreenshots: isShot }: RenderOptions,
): Promise<RenderSummary> {
  const complaintCount = complaints.length;
  const shoot = async (suffix: string) => {
    if (!isShot) return;
    mkdirSync(screenshotFolder, { recursive: true });
    // Browsers don't paint content far from the viewport, so the viewport is made as high as the page.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    await page.screenshot({
      path: join(screenshotFolder, `${name}${suffix}.png`),
      fullPage: true,
      animations: 'disabled',
    });
    await page.setViewportSize({ width, height });
  };
  try {
    expectComplete(await page.evaluate((form) => window.openForm(form), json), 'empty');
    await shoot('');
    expectComplete(await page.evaluate(() => window.fillForm()), 'filled');
    await shoot('-filled');
    const summary = await page.evaluate(() => window.turnPages());
    expectComplete(summary, 'page by page');
    if (complaints.length > complaintCount)
      throw new Error(`the page complains: ${complaints.slice(complaintCount).join('; ')}`);
    return summary;
  } finally {
    await page.evaluate(() => window.closeForm());
  }

  /**
   * Throws if a visible field is missing. Skipped until all pages were rendered: a wizard renders only the current one.
   */
  function expectComplete({ missing, isComplete: isWhole }: RenderSummary, when: string): void {
    if (isWhole && missing.length > 0) throw new Error(`not drawn (${when}): ${missing.slice(0, 5).join(', ')}`);
  }
}
