import { configure } from '@testing-library/react';
import { loadAllViews } from '../../packages/components/src/load-views.tsx';

// `findBy…` and `waitFor` end as soon as they have what they wait for; only a failure takes this long.
configure({ asyncUtilTimeout: 10_000 });

// A screen that opens a form waits for its views; a test that draws one without such a screen has them already.
await loadAllViews();

// Files of one worker share a browser: what one of them left there is not for the next.
localStorage.clear();
sessionStorage.clear();
