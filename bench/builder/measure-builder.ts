import type { BrowserContext, Page } from '@playwright/test';

/** Measured times in milliseconds: opening a form, typing in a setting, dragging a field. */
export interface BuilderTimings {
  readonly openMs: number;
  readonly keyMs: readonly number[];
  readonly dragMs: readonly number[];
}

interface MeasuredWindow extends Window {
  readonly feltMs: Record<string, number[]>;
}

/** Opens a long form, and edits and drags fields in its middle. */
export async function measureBuilder(context: BrowserContext, address: string): Promise<BuilderTimings> {
  const page = await context.newPage();
  try {
    await page.addInitScript(observeFrames);
    await page.goto(address, { waitUntil: 'commit' });
    const openMs = await waitUntilRendered(page);
    const fifths = page.locator('[data-path$=".components.4"]');
    const block = fifths.nth(Math.floor((await fifths.count()) / 2));
    await block.click({ position: { x: 4, y: 4 } });
    const label = page.getByRole('complementary', { name: 'Settings' }).getByRole('textbox', { name: 'Label' });
    await label.click();
    for (let key = 0; key < 40; key += 1) await page.keyboard.press('abcdefgh '[key % 9]!, { delay: 20 });
    const keyMs = await readTimes(page, 'keydown');
    await block.hover({ position: { x: 6, y: 6 } });
    await page.mouse.down();
    for (let step = 0; step < 60; step += 1) await page.mouse.move(700, 200 + step * 8);
    await page.mouse.up();
    return { openMs, keyMs, dragMs: await readTimes(page, 'dragover') };
  } finally {
    await page.close();
  }
}

/** Returns the milliseconds from the start of the navigation to the last frame that added fields. */
function waitUntilRendered(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let count = 0;
    let drawnMs = 0;
    for (let calm = 0; calm < 30 || count < 100; calm += 1) {
      await frame();
      const now = document.querySelectorAll('[data-path]').length;
      if (now === count) continue;
      count = now;
      calm = 0;
      drawnMs = performance.now();
    }
    return drawnMs;
  });
}

const readTimes = (page: Page, event: string): Promise<readonly number[]> =>
  page.evaluate((name) => (window as unknown as MeasuredWindow).feltMs[name] ?? [], event);

/** Runs in the page before its own code: measures the time from each event to the next frame. */
function observeFrames(): void {
  const feltMs: Record<string, number[]> = {};
  Object.assign(window, { feltMs });
  for (const name of ['keydown', 'dragover']) {
    feltMs[name] = [];
    const note = (event: Event) => {
      requestAnimationFrame(() => setTimeout(() => feltMs[name]?.push(performance.now() - event.timeStamp)));
    };
    addEventListener(name, note, { capture: true });
  }
}
