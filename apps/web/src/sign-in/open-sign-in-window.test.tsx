import { afterEach, expect, it } from 'vitest';
import { openSignInWindow } from './open-sign-in-window.ts';

const open = window.open;
afterEach(() => {
  window.open = open;
});

it("only handles messages of its window from the app's own origin", async () => {
  let isClosed = false;
  const popup = {
    closed: false,
    close: () => {
      isClosed = true;
    },
    location: { replace: () => {} },
  };
  window.open = () => popup as unknown as Window;
  const answer = openSignInWindow(Promise.resolve('https://login.example.com/authorize'));
  const tell = (code: string, over: object = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), {
        ...{ data: { code, state: 's' }, origin: location.origin, source: popup },
        ...over,
      }),
    );
  tell('of another site', { origin: 'https://elsewhere.example' });
  tell('of another window', { source: window });
  tell('of no shape', { data: 'code=c&state=s' });
  tell('of no state', { data: { code: 'c' } });
  tell('ours');
  expect((await answer).get('code')).toBe('ours');
  expect(isClosed).toBe(true);
});
