import { configure } from '@testing-library/react';
import { loadAllViews } from '@tideform/components/load-views';
import { afterAll, afterEach, inject } from 'vitest';
import { cdp } from 'vitest/browser';
import { createElementError } from './element-error.ts';

/**
 * Returns the processor seconds of the page's process: the tests, the app, and rendering; excludes the browser process.
 */
async function processorSecondsSoFar(): Promise<number> {
  const { metrics } = await cdp().send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0;
}

await cdp().send('Performance.enable', { timeDomain: 'threadTicks' });
const before = await processorSecondsSoFar();
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern.
afterAll(async ({}, file) => {
  Object.assign(file.meta, { processorSeconds: (await processorSecondsSoFar()) - before });
});

// `findBy…` and `waitFor` end as soon as their condition holds; only a failure takes this long.
configure({
  asyncUtilTimeout: 90_000 * inject('limitFactor'),
  getElementError: (message, container) => createElementError(message, container),
});
// Tests that render a part of a screen expect its component views to be loaded.
await loadAllViews();

// Test files share a browser, so data of the previous file is removed.
localStorage.clear();
sessionStorage.clear();

// Resets the text direction that a test may have changed.
afterEach(() => {
  document.documentElement.dir = '';
});

// Restores the browser functions that a previous test file replaced.
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
