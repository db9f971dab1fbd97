import type { Locator, Page } from '@playwright/test';

/**
 * Runs in every page before its own code: records the times of the last click or keystroke and of the last change of
 * the dropdown's list.
 */
export function observeChoices(): void {
  const noted = { fromMs: 0, lastMs: 0 };
  Object.assign(window, { noted });
  const begin = () => {
    noted.fromMs = performance.now();
    noted.lastMs = 0;
  };
  addEventListener('mousedown', begin, { capture: true });
  addEventListener('input', begin, { capture: true });
  new MutationObserver((changes) => {
    const isList = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[popover]');
    if (!document.querySelector('[popover] [role=option]') || !changes.some(isList)) return;
    requestAnimationFrame(() => {
      noted.lastMs = performance.now();
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

interface ObservedWindow extends Window {
  readonly noted: { readonly fromMs: number; readonly lastMs: number };
}

/**
 * Returns the milliseconds from a user action until the dropdown's list is complete; 0 if the list didn't change.
 *
 * @param opens whether the action must open the list
 */
export async function measureAction(page: Page, act: () => Promise<unknown>, { opens = false } = {}): Promise<number> {
  await act();
  if (opens) await page.locator('[popover] [role=option]').first().waitFor();
  await page.waitForFunction(() => {
    // NOTE: `observeChoices` has defined this property of the window.
    const { noted } = window as unknown as ObservedWindow;
    return performance.now() - Math.max(noted.lastMs, noted.fromMs) > 400;
  });
  return page.evaluate(() => {
    const { noted } = window as unknown as ObservedWindow;
    return Math.max(0, noted.lastMs - noted.fromMs);
  });
}

const words = ['pump 0', 'door 05', '0999', 'lift', 'smoke alarm 01', 'gate 77', '42', 'boiler 0'];

/** Measures each keystroke of several searches in a dropdown. */
export async function timeSearches(page: Page, field: Locator): Promise<readonly number[]> {
  const all: number[] = [];
  for (const word of words) {
    await field.fill('');
    for (const letter of word) all.push(await measureAction(page, () => page.keyboard.type(letter)));
  }
  await field.fill('');
  return all;
}

/** Returns a percentile; `part` is from 0 to 1. */
export const computePercentile = (all: readonly number[], part: number): number =>
  all.toSorted((one, other) => one - other)[Math.min(all.length - 1, Math.ceil(all.length * part) - 1)] ?? Number.NaN;
