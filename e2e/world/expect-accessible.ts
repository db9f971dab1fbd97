import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly } from 'axe-core';
import { expect } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const everyRule: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** For another look of a page that everything was asked of: only its colours are others. */
export const colorRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** NOTE: experimental in axe: it takes the initials on a person's picture for the button's label. */
const rules = { 'label-content-name-mismatch': { enabled: false } };
/** Fluent's focus traps: they hand the focus on at once, so that nobody ever is on them. */
const exclude = ['[data-tabster-dummy]'];

/** No rule of WCAG 2.2 AA that axe knows is broken on the page as it is now, in the light theme and in the dark one. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(isDrawnIn, colorScheme);
    const broken = await brokenRules(page, colorScheme === 'light' ? everyRule : colorRules);
    expect.soft(broken, `${name}, ${colorScheme}`).toEqual([]);
  }
}

/**
 * What axe finds on the page as it is now, one line for each element. What it finds is looked for again: where a sync begins
 * or ends under its eyes, axe sees a button's old colours and its new state.
 */
export async function brokenRules(page: Page, asked: RunOnly): Promise<readonly string[]> {
  const broken = await lookFor(page, asked);
  if (broken.length === 0) return broken;
  const again = new Set(await lookFor(page, asked));
  return broken.filter((line) => again.has(line));
}

async function lookFor(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  // What turns without end is not waited for.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    return Promise.allSettled(ending.map((each) => each.finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    // NOTE: in the page, where the script above has put it.
    ([context, options]) => (globalThis as unknown as Axe).axe.run(context, options),
    // Nobody reads what passed: axe need not name each of thousands of elements.
    [{ exclude }, { runOnly, rules, resultTypes: ['violations'] }] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  );
}

interface Axe {
  readonly axe: { run(context: object, options: object): Promise<AxeResults> };
}

/** Runs in the page. The workspace's own pages follow the system without our help. */
function isDrawnIn(colorScheme: string): boolean {
  const app = document.querySelector('[data-theme]');
  return app === null || app.getAttribute('data-theme') === colorScheme;
}
