// Imported before any test, because Dexie looks for IndexedDB when it is loaded, and the test files of one worker share
// its modules. Without IndexedDB, live queries never run.
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import { loadAllViews } from '@tideform/components/load-views';
import { inject } from 'vitest';
import { createElementError } from './element-error.ts';

// `findBy…` and `waitFor` end as soon as their condition holds; only a failure takes this long.
configure({
  asyncUtilTimeout: 90_000 * inject('limitFactor'),
  getElementError: (message, container) => createElementError(message, container),
});

// A screen that opens a form waits for its component views; tests that render a form without such a screen expect them
// to be loaded.
await loadAllViews();

// jsdom schedules frames with the `setInterval` that is current at the first request, until no request is pending. If
// that is a fake timer of a test, later test files would never get a frame. So frames are requested forever from the
// start.
const framesHaveBegun = Symbol.for('frames have begun');
const page = window as Window & { [framesHaveBegun]?: true };
if (!page[framesHaveBegun]) {
  page[framesHaveBegun] = true;
  const nextFrame = window.requestAnimationFrame.bind(window);
  const goOn = (): void => void nextFrame(goOn);
  goOn();
}

// Tests check link targets; jsdom's error that it can't navigate is irrelevant.
interface VirtualConsole {
  removeAllListeners(event: 'jsdomError'): this;
  on(event: 'jsdomError', listener: (error: Error & { readonly type?: string }) => void): this;
}
const { jsdom } = globalThis as unknown as { readonly jsdom: { readonly virtualConsole: VirtualConsole } };
jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', (error) => {
  if (error.type !== 'not-implemented') console.error(error);
});

// Test files of one worker share a browser, so data of the previous file is removed.
localStorage.clear();
sessionStorage.clear();
// jsdom has no media queries; some test files define their own.
Reflect.deleteProperty(window, 'matchMedia');

// jsdom doesn't lay out pages, and elements without a position can't be focused: a dialog would focus itself instead of
// its first button, and be hidden from screen readers, and from `getByRole`, a quarter of a second later.
document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 860);
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
