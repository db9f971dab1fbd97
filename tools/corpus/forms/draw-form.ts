import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenPage } from '../../page/open-page.ts';
import type { Look } from '../page/look-at.ts';

const shots = join(import.meta.dirname, '../../../shots/corpus');

export interface DrawOptions {
  readonly name: string;
  /** Pictures of the form before and after it is filled. */
  readonly isShot: boolean;
}

/** Draws a form in a browser as the person who answers it gets it: empty, filled, and each page. @throws on any complaint */
export async function drawForm(
  { page, complaints }: OpenPage,
  json: unknown,
  { name, isShot }: DrawOptions,
): Promise<Look> {
  const heard = complaints.length;
  const shoot = async (suffix: string) => {
    if (!isShot) return;
    mkdirSync(shots, { recursive: true });
    // What is far from the window is not painted: the window is as high as the page.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    await page.screenshot({ path: join(shots, `${name}${suffix}.png`), fullPage: true, animations: 'disabled' });
    await page.setViewportSize({ width, height });
  };
  try {
    expectWhole(await page.evaluate((form) => window.openForm(form), json), 'empty');
    await shoot('');
    expectWhole(await page.evaluate(() => window.fillForm()), 'filled');
    await shoot('-filled');
    const whole = await page.evaluate(() => window.turnPages());
    expectWhole(whole, 'page by page');
    if (complaints.length > heard) throw new Error(`the page complains: ${complaints.slice(heard).join('; ')}`);
    return whole;
  } finally {
    await page.evaluate(() => window.closeForm());
  }

  /** Of a wizard only the page that one is on is drawn; the others are seen when pages are turned. */
  function expectWhole({ missing, isWhole }: Look, when: string): void {
    if (isWhole && missing.length > 0) throw new Error(`not drawn (${when}): ${missing.slice(0, 5).join(', ')}`);
  }
}
