import { afterEach, expect, it } from 'vitest';
import { openSignInWindow } from './open-sign-in-window.ts';

const originalOpen = window.open;
afterEach(() => {
  window.open = originalOpen;
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
  const sendWindowMessage = (code: string, over: object = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), {
        ...{ data: { code, state: 's' }, origin: location.origin, source: popup },
        ...over,
      }),
    );
  sendWindowMessage('of another site', { origin: 'https://elsewhere.example' });
  sendWindowMessage('of another window', { source: window });
  sendWindowMessage('of no shape', { data: 'code=c&state=s' });
  sendWindowMessage('of no state', { data: { code: 'c' } });
  sendWindowMessage('ours');
  expect((await answer).get('code')).toBe('ours');
  expect(isClosed).toBe(true);
});
