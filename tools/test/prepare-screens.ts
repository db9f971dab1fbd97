import { configure } from '@testing-library/react';
import { loadAllViews } from '@tideform/components/load-views';
import { afterAll, afterEach, inject } from 'vitest';
import { cdp } from 'vitest/browser';
import { elementError } from './element-error.ts';

/** Of the page's process: the tests, the app, and drawing it; not those of the browser. */
async function processorSecondsSoFar(): Promise<number> {
  const { metrics } = await cdp().send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0;
}

await cdp().send('Performance.enable', { timeDomain: 'threadTicks' });
const before = await processorSecondsSoFar();
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a hook needs.
afterAll(async ({}, file) => {
  Object.assign(file.meta, { processorSeconds: (await processorSecondsSoFar()) - before });
});

// `findBy…` and `waitFor` end as soon as they have what they wait for; only a failure takes this long.
configure({
  asyncUtilTimeout: 90_000 * inject('limitFactor'),
  getElementError: (told, container) => elementError(told, container),
});
// A test that draws a part of a screen has its views already.
await loadAllViews();

// Files share a browser: what one of them left there is not for the next.
localStorage.clear();
sessionStorage.clear();

// Nor is the direction of a language that a test spoke for the next test.
afterEach(() => {
  document.documentElement.dir = '';
});

// Neither is what a test put in the place of something that the browser has: the first file finds the browser's own.
const replaced = [
  [window, 'matchMedia'],
  [window, 'fetch'],
  [window, 'showSaveFilePicker'],
  [URL, 'createObjectURL'],
  [URL, 'revokeObjectURL'],
] as const;
const shared = window as Window & { ofBrowser?: readonly unknown[] };
shared.ofBrowser ??= replaced.map(([owner, name]) => Reflect.get(owner, name));
for (const [index, [owner, name]] of replaced.entries()) Reflect.set(owner, name, shared.ofBrowser[index]);
