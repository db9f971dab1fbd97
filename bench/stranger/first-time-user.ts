import type { Locator, Page } from '@playwright/test';

/**
 * Durations in the keystroke-level model (Card, Moran and Newell) in milliseconds: for a key, a click, a pointer
 * movement and mental preparation.
 */
const keyMs = 280;
const pressMs = 100;
const moveMs = 1100;
const thoughtMs = 1350;
/** Time in milliseconds for reading a new screen before the next click. */
const lookMs = 2000;
const tabsAtMost = 100;
/** Waiting time in milliseconds after which a user doubts that a click was noticed. */
const patienceMs = 2000;

/** A simulated first-time user whose actions are recorded. */
export interface FirstTimeUser {
  readonly page: Page;
  /** Waits for the target, moves the mouse there and clicks. */
  press(what: string, target: Locator): Promise<void>;
  /** Types text into the focused element. */
  typeText(text: string): Promise<void>;
  /** Presses keys, by their names. */
  pressKeys(what: string, ...names: string[]): Promise<void>;
  /** Presses Tab or Shift+Tab until the target has focus. */
  tabTo(what: string, target: Locator, direction?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Waits until the target is visible. */
  waitForVisible(what: string, target: Locator): Promise<void>;
  /** Records an obstacle that a user wouldn't expect. */
  recordObstacle(over: string): void;
  getTotals(): StepTotals;
}

export interface StepTotals {
  readonly presses: number;
  readonly keys: number;
  /** Number of targets that were out of sight, covered, late, or not where they were expected. */
  readonly stumbles: number;
  readonly waitedMs: number;
  readonly personMs: number;
}

export function createFirstTimeUser(
  page: Page,
  print: (line: string) => void,
  shoot: (step: string) => Promise<unknown>,
): FirstTimeUser {
  const beginMs = performance.now();
  let [step, presses, keys, stumbles, waitedMs, personMs] = [0, 0, 0, 0, 0, 0];
  const recordStep = async (what: string, waited: number): Promise<void> => {
    waitedMs += waited;
    step += 1;
    const at = ((performance.now() - beginMs) / 1000).toFixed(1).padStart(6);
    print(
      `${String(step).padStart(3)} ${at} s  ${what}${waited > 300 ? ` (waited ${(waited / 1000).toFixed(1)} s)` : ''}`,
    );
    await shoot(String(step).padStart(2, '0'));
  };
  /** Records an obstacle, and adds the time for reading the screen and thinking again. */
  const stumble = (over: string): void => {
    stumbles += 1;
    personMs += lookMs + thoughtMs;
    print(`            stumbles: ${over}`);
  };
  const appear = async (what: string, target: Locator): Promise<number> => {
    const startMs = performance.now();
    await target.waitFor({ timeout: 60_000 });
    const waited = performance.now() - startMs;
    if (waited > patienceMs) stumble(`${what} appears so late that a user doubts the click`);
    return waited;
  };
  return {
    page,
    async press(what, target) {
      const waited = await appear(what, target);
      if (!(await isInSight(target))) stumble(`${what} is out of view or covered`);
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${what} is not visible`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      await page.mouse.down();
      await page.mouse.up();
      presses += 1;
      personMs += lookMs + thoughtMs + moveMs + pressMs;
      await recordStep(`press ${what}`, waited);
    },
    async typeText(text) {
      await page.keyboard.type(text);
      keys += text.length;
      personMs += thoughtMs + text.length * keyMs;
      await recordStep(`write “${text}”`, 0);
    },
    async pressKeys(what, ...names) {
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
      personMs += thoughtMs + names.length * keyMs;
      await recordStep(`${names.join(' ')}: ${what}`, 0);
    },
    async tabTo(what, target, direction = 'Tab') {
      const waited = await appear(what, target);
      const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
      let tabs = 0;
      for (; !(await isThere()); tabs++) {
        if (tabs === tabsAtMost)
          throw new Error(`${what} cannot be reached with ${direction}: ${await describeFocus(page)}`);
        await page.keyboard.press(direction);
      }
      keys += tabs;
      personMs += lookMs + tabs * keyMs;
      await recordStep(`${tabs} × ${direction} to ${what}`, waited);
    },
    async waitForVisible(what, target) {
      await recordStep(`see ${what}`, await appear(what, target));
    },
    recordObstacle: stumble,
    getTotals: () => ({ presses, keys, stumbles, waitedMs, personMs }),
  };
}

const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nowhere');

/** Returns whether the center of an element is in the viewport and uncovered, after animations have ended. */
async function isInSight(target: Locator): Promise<boolean> {
  await target.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && (element.contains(there) || there.contains(element) || there.closest('label') !== null);
  });
}
