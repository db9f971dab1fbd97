import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;

/** Waits for running animations, except endless ones, because contrast checks would see intermediate colors. */
const waitForAnimations = (): Promise<void> =>
  expect
    .poll(() => document.getAnimations().filter((one) => one.playState === 'running' && !isEndless(one)))
    .toEqual([]);

/**
 * Finds accessibility violations in a part of the page or the whole page, formatted as `rule: elements`. Ignores the
 * helper elements that keep the focus inside a dialog.
 */
export async function findAccessibilityViolations(include: Element = document.body): Promise<readonly string[]> {
  await waitForAnimations();
  const { violations } = await axe.run({ include, exclude: ['[data-tabster-dummy]'] } as never);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/**
 * Finds a dialog that has the focus. Right after it opens, it may still be hidden from assistive technology while the
 * menu that opened it closes.
 */
export async function findFocusedDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement))
      throw new Error(`The focus is at ${document.activeElement?.outerHTML}`);
  });
  return within(dialog);
}
