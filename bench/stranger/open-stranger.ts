import type { Locator, Page } from '@playwright/test';

/** What a hand and a head need, in milliseconds (Card, Moran and Newell): a key, a press, a move of the pointer, a thought. */
const keyMs = 280;
const pressMs = 100;
const moveMs = 1100;
const thoughtMs = 1350;
/** Who sees a screen for the first time looks and reads before they press. */
const lookMs = 2000;
const tabsAtMost = 100;
/** Longer than that nobody believes that a press was heard. */
const patienceMs = 2000;

/** Somebody at a page, who is written down. */
export interface Stranger {
  readonly page: Page;
  /** Moves the mouse there and presses; waits for it as long as it takes to come. */
  press(what: string, target: Locator): Promise<void>;
  /** Writes where the focus is. */
  write(text: string): Promise<void>;
  /** Presses keys, by their names. */
  keys(what: string, ...names: string[]): Promise<void>;
  /** Tab by Tab until the focus is there, forwards or backwards. */
  tabTo(what: string, target: Locator, direction?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Waits until it is to be seen. */
  see(what: string, target: Locator): Promise<void>;
  /** Something that nobody would expect. */
  stumble(over: string): void;
  sum(): Sum;
}

export interface Sum {
  readonly presses: number;
  readonly keys: number;
  /** What was out of sight, covered, too late, or not where it was looked for. */
  readonly stumbles: number;
  readonly waitedMs: number;
  readonly personMs: number;
}

export function openStranger(
  page: Page,
  say: (line: string) => void,
  shoot: (step: string) => Promise<unknown>,
): Stranger {
  const beginMs = performance.now();
  let [step, presses, keys, stumbles, waitedMs, personMs] = [0, 0, 0, 0, 0, 0];
  const tell = async (what: string, waited: number): Promise<void> => {
    waitedMs += waited;
    step += 1;
    const at = ((performance.now() - beginMs) / 1000).toFixed(1).padStart(6);
    say(
      `${String(step).padStart(3)} ${at} s  ${what}${waited > 300 ? ` (waited ${(waited / 1000).toFixed(1)} s)` : ''}`,
    );
    await shoot(String(step).padStart(2, '0'));
  };
  /** Costs another look and another thought. */
  const stumble = (over: string): void => {
    stumbles += 1;
    personMs += lookMs + thoughtMs;
    say(`            stumbles: ${over}`);
  };
  const appear = async (what: string, target: Locator): Promise<number> => {
    const askedMs = performance.now();
    await target.waitFor({ timeout: 60_000 });
    const waited = performance.now() - askedMs;
    if (waited > patienceMs) stumble(`${what} comes so late that one doubts it`);
    return waited;
  };
  return {
    page,
    async press(what, target) {
      const waited = await appear(what, target);
      if (!(await isInSight(target))) stumble(`${what} is out of sight, or something lies over it`);
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${what} is not to be seen`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      await page.mouse.down();
      await page.mouse.up();
      presses += 1;
      personMs += lookMs + thoughtMs + moveMs + pressMs;
      await tell(`press ${what}`, waited);
    },
    async write(text) {
      await page.keyboard.type(text);
      keys += text.length;
      personMs += thoughtMs + text.length * keyMs;
      await tell(`write “${text}”`, 0);
    },
    async keys(what, ...names) {
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
      personMs += thoughtMs + names.length * keyMs;
      await tell(`${names.join(' ')}: ${what}`, 0);
    },
    async tabTo(what, target, direction = 'Tab') {
      const waited = await appear(what, target);
      const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
      let tabs = 0;
      for (; !(await isThere()); tabs++) {
        if (tabs === tabsAtMost) throw new Error(`${what} is not reached by ${direction}: ${await whereFocusIs(page)}`);
        await page.keyboard.press(direction);
      }
      keys += tabs;
      personMs += lookMs + tabs * keyMs;
      await tell(`${tabs} × ${direction} to ${what}`, waited);
    },
    async see(what, target) {
      await tell(`see ${what}`, await appear(what, target));
    },
    stumble,
    sum: () => ({ presses, keys, stumbles, waitedMs, personMs }),
  };
}

const whereFocusIs = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nowhere');

/** Its middle lies in the window, and nothing over it once what moves has come to rest. */
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
