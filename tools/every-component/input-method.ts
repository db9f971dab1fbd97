import type { Locator, Page } from '@playwright/test';

/** Input method for a page, by keyboard or touch, with the same actions for both. */
export interface InputMethod {
  readonly name: string;
  readonly page: Page;
  /** Types into a text field. The form stores the answer once the field loses focus. */
  write(field: Locator, text: string): Promise<void>;
  /** Activates a button, a tab or a choice. */
  press(control: Locator): Promise<void>;
  /** Selects a checkbox or radio button. */
  select(control: Locator): Promise<void>;
  /** Selects a choice of a native select element. */
  choose(list: Locator, choice: string): Promise<void>;
  /** Draws a line on a canvas. */
  draw(canvas: Locator): Promise<void>;
  /** Moves focus away from the current field. */
  blurField(): Promise<void>;
}

const MAX_TABS = 300;

/**
 * Input by Tab, Enter, Space, arrow keys and letters only: without a mouse, and without focusing elements by script.
 */
export function createKeyboardInput(page: Page): InputMethod {
  const { keyboard } = page;
  const focus = async (control: Locator) => {
    await control.waitFor();
    for (let steps = 0; steps < MAX_TABS; steps += 1) {
      if (await control.evaluate((element) => element.matches(':focus'))) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control}`);
  };
  const focusAndPress = async (control: Locator, key: string) => {
    await focus(control);
    await keyboard.press(key);
  };
  return {
    name: 'keyboard',
    page,
    async write(field, text) {
      await focus(field);
      await keyboard.type(text);
    },
    press: (control) => focusAndPress(control, 'Enter'),
    select: (control) => focusAndPress(control, 'Space'),
    async choose(list, choice) {
      await focus(list);
      await keyboard.type(choice);
    },
    // The Enter key adds a stroke to the drawing without a pointer.
    draw: (canvas) => focusAndPress(canvas, 'Enter'),
    blurField: () => keyboard.press('Tab'),
  };
}

/** Input by touch and an on-screen keyboard. */
export function createTouchInput(page: Page): InputMethod {
  const tap = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded();
    await control.tap();
  };
  return {
    name: 'touch',
    page,
    async write(field, text) {
      await tap(field);
      // Playwright can't operate the native date and time pickers of a phone.
      if (/^(date|time)/.test((await field.getAttribute('type')) ?? '')) await field.fill(text);
      else await page.keyboard.type(text);
    },
    press: tap,
    select: tap,
    async choose(list, choice) {
      await list.scrollIntoViewIfNeeded();
      await list.selectOption(choice);
    },
    draw: (canvas) => drawLine(page, canvas),
    blurField: () => page.locator('h1').first().tap(),
  };
}

async function drawLine(page: Page, canvas: Locator): Promise<void> {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas to draw on');
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
