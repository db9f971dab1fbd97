import { configure } from '@testing-library/react';
import { loadAllViews } from '@tideform/components/load-views';
import { elementError } from './element-error.ts';

// `findBy…` and `waitFor` end as soon as they have what they wait for; only a failure takes this long.
configure({ asyncUtilTimeout: 20_000, getElementError: (told, container) => elementError(told, container) });
// A test that draws a part of a screen has its views already.
await loadAllViews();

// Files share a browser: what one of them left there is not for the next.
localStorage.clear();
sessionStorage.clear();

// Nor is the width that a test gave its screen: the first file finds the browser's own.
const shared = window as Window & { matchMediaOfBrowser?: typeof window.matchMedia };
shared.matchMediaOfBrowser ??= window.matchMedia;
window.matchMedia = shared.matchMediaOfBrowser;
