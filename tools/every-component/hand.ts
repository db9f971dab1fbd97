import type { Locator, Page } from '@playwright/test';

/** How somebody works on a page: every way has the same few gestures. */
export interface Hand {
  readonly name: string;
  readonly page: Page;
  /** Into a text field; what is typed is no answer before the field is left. */
  write(field: Locator, text: string): Promise<void>;
  /** A button, a tab, a choice. */
  press(control: Locator): Promise<void>;
  /** A box or a mark. */
  tick(mark: Locator): Promise<void>;
  /** In a native list. */
  choose(list: Locator, choice: string): Promise<void>;
  /** A line on what is drawn upon. */
  draw(paper: Locator): Promise<void>;
  /** Away from the field one is in. */
  leave(): Promise<void>;
}

const FURTHEST = 300;

/** Tab, Enter, Space, arrows and letters: no mouse, nothing focused by other means. */
export function keyboardOf(page: Page): Hand {
  const { keyboard } = page;
  const go = async (control: Locator) => {
    await control.waitFor();
    for (let steps = 0; steps < FURTHEST; steps += 1) {
      if (await control.evaluate((element) => element.matches(':focus'))) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${control}`);
  };
  const hit = async (control: Locator, key: string) => {
    await go(control);
    await keyboard.press(key);
  };
  return {
    name: 'keyboard',
    page,
    async write(field, text) {
      await go(field);
      await keyboard.type(text);
    },
    press: (control) => hit(control, 'Enter'),
    tick: (mark) => hit(mark, 'Space'),
    async choose(list, choice) {
      await go(list);
      await keyboard.type(choice);
    },
    // Enter adds a mark where there is no pointer.
    draw: (paper) => hit(paper, 'Enter'),
    leave: () => keyboard.press('Tab'),
  };
}

/** A finger, and the keys that come up on a phone's glass. */
export function fingerOf(page: Page): Hand {
  const tap = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded();
    await control.tap();
  };
  return {
    name: 'touch',
    page,
    async write(field, text) {
      await tap(field);
      // A wheel of days or hours is the device's own, and cannot be turned from here.
      if (/^(date|time)/.test((await field.getAttribute('type')) ?? '')) await field.fill(text);
      else await page.keyboard.type(text);
    },
    press: tap,
    tick: tap,
    async choose(list, choice) {
      await list.scrollIntoViewIfNeeded();
      await list.selectOption(choice);
    },
    draw: (paper) => strokeOn(page, paper),
    leave: () => page.locator('h1').first().tap(),
  };
}

async function strokeOn(page: Page, paper: Locator): Promise<void> {
  const box = await paper.boundingBox();
  if (!box) throw new Error('There is nothing to draw upon');
  const session = await page.context().newCDPSession(page);
  const points = Array.from({ length: 12 }, (_, at) => ({
    x: box.x + box.width * (0.2 + at * 0.05),
    y: box.y + box.height * (0.5 + Math.sin(at) * 0.2),
  }));
  const [first, ...rest] = points;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first!] });
  for (const point of rest) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
