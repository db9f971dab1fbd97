import { configure } from '@testing-library/react';
import { loadAllViews } from '@tideform/components/load-views';
import { inject } from 'vitest';
import { elementError } from './element-error.ts';

// `findBy…` and `waitFor` end as soon as they have what they wait for; only a failure takes this long.
configure({
  asyncUtilTimeout: 90_000 * inject('limitFactor'),
  getElementError: (told, container) => elementError(told, container),
});

// A screen that opens a form waits for its views; a test that draws one without such a screen has them already.
await loadAllViews();

// jsdom counts frames by whatever `setInterval` is when the first one is asked for, and until none is: begun while a test holds
// the clock, no frame would ever come again to the files after it. So they never end.
const framesHaveBegun = Symbol.for('frames have begun');
const page = window as Window & { [framesHaveBegun]?: true };
if (!page[framesHaveBegun]) {
  page[framesHaveBegun] = true;
  const nextFrame = window.requestAnimationFrame.bind(window);
  const goOn = (): void => void nextFrame(goOn);
  goOn();
}

// Tests look at where a page leads; that jsdom can't go there is no news.
interface VirtualConsole {
  removeAllListeners(event: 'jsdomError'): this;
  on(event: 'jsdomError', listener: (error: Error & { readonly type?: string }) => void): this;
}
const { jsdom } = globalThis as unknown as { readonly jsdom: { readonly virtualConsole: VirtualConsole } };
jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', (error) => {
  if (error.type !== 'not-implemented') console.error(error);
});

// Files of one worker share a browser: what one of them left there is not for the next.
localStorage.clear();
sessionStorage.clear();
// jsdom has no media queries; some files make up their own.
Reflect.deleteProperty(window, 'matchMedia');

// jsdom lays nothing out, and what has no place takes no focus: a dialog would focus itself instead of its first button, and
// be hidden from screen readers, and from `getByRole`, a quarter of a second later.
document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 860);
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
