import { configure } from '@testing-library/react';
import { loadAllViews } from '@tideform/components/load-views';
import { afterEach } from 'vitest';
import { elementError } from './element-error.ts';

// `findBy…` and `waitFor` end as soon as they have what they wait for; only a failure takes this long.
configure({ asyncUtilTimeout: 20_000, getElementError: (told, container) => elementError(told, container) });
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
