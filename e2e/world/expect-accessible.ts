import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly } from 'axe-core';
import { expect } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const allAxeRules: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Rules to check in the second color scheme of a page: only colors differ between the schemes. */
export const colorRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/**
 * NOTE: this experimental rule of axe is disabled, because it mistakes the initials on a user's picture for the
 * button's label.
 */
const rules = { 'label-content-name-mismatch': { enabled: false } };
/** Selector for Fluent's focus traps, which pass the focus on immediately. */
const excludedSelectors = ['[data-tabster-dummy]'];

/** Checks that axe finds no violations of WCAG 2.2 AA on the current page, in the light and the dark theme. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(isRenderedIn, colorScheme);
    const broken = await findViolations(page, colorScheme === 'light' ? allAxeRules : colorRules);
    expect.soft(broken, `${name}, ${colorScheme}`).toEqual([]);
  }
}

/**
 * Returns the violations that axe finds on the current page, one line per element. Each violation is checked twice: if
 * a sync starts or ends during the check, axe combines a button's old colors with its new state.
 */
export async function findViolations(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  const broken = await runAxe(page, runOnly);
  if (broken.length === 0) return broken;
  const again = new Set(await runAxe(page, runOnly));
  return broken.filter((line) => again.has(line));
}

async function runAxe(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  // Endless animations aren't awaited.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    return Promise.allSettled(ending.map((each) => each.finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    // NOTE: runs in the page, where the script above has defined `axe`.
    ([context, options]) => (globalThis as unknown as Axe).axe.run(context, options),
    // Results of passed rules aren't needed, so axe doesn't have to describe thousands of elements.
    [{ exclude: excludedSelectors }, { runOnly, rules, resultTypes: ['violations'] }] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  );
}

interface Axe {
  readonly axe: { run(context: object, options: object): Promise<AxeResults> };
}

/**
 * Returns whether the app shows this color scheme; runs in the page. The workspace's own pages follow the system
 * immediately.
 */
function isRenderedIn(colorScheme: string): boolean {
  const app = document.querySelector('[data-theme]');
  return app === null || app.getAttribute('data-theme') === colorScheme;
}
