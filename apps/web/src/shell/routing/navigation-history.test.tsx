import { beforeEach, describe, expect, it } from 'vitest';
import { createNavigation } from './create-navigation.ts';
import { createBrowserHistory, createMemoryHistory } from './navigation-history.ts';

/** Waits until the browser has moved to another entry. */
const waitForMove = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));

describe.each([
  ['of the browser', createBrowserHistory, waitForMove],
  ['in memory', () => createMemoryHistory('/forms?tag=a'), async () => {}],
] as const)('the history %s', (_, create, wait) => {
  beforeEach(() => history.replaceState(null, '', '/forms?tag=a'));

  it('starts at the current path, adds and replaces entries, and returns to them', async () => {
    const opened = create();
    const visited: (readonly [string, unknown])[] = [];
    opened.listen(({ location, index }) => {
      visited.push([location.pathname + location.search, [location.state, index - first]]);
    });
    const first = opened.entry.index;
    expect(opened.entry.location).toMatchObject({ pathname: '/forms', search: '?tag=a', hash: '', state: null });
    opened.push({ pathname: '/build', search: '?page=1' }, { from: 'forms' });
    opened.replace('?page=2#end', { from: 'page 1' });
    expect(opened.entry).toMatchObject({
      location: { pathname: '/build', search: '?page=2', hash: '#end', state: { from: 'page 1' } },
      index: first + 1,
    });
    for (const delta of [-1, 1]) {
      const moved = wait();
      opened.go(delta);
      await moved;
    }
    expect(visited).toEqual([
      ['/forms?tag=a', [null, 0]],
      ['/build?page=2', [{ from: 'page 1' }, 1]],
    ]);
  });
});

it('continues at the entry of a reloaded page, and writes addresses that the browser shows', () => {
  history.replaceState({ usr: { from: 'before' }, key: 'k1', idx: 4 }, '', '/device');
  const opened = createBrowserHistory();
  expect(opened.entry).toMatchObject({
    location: { pathname: '/device', state: { from: 'before' }, key: 'k1' },
    index: 4,
  });
  opened.push('/forms?tag=a#b');
  expect([location.pathname + location.search + location.hash, history.state.idx]).toEqual(['/forms?tag=a#b', 5]);
});

it('reverts a blocked step back in the browser, and repeats it once it is allowed', async () => {
  history.replaceState(null, '', '/forms');
  const navigation = createNavigation(createBrowserHistory());
  navigation.navigator.push('/build');
  let goOn = () => {};
  navigation.block(({ go }) => {
    goOn = go;
    return true;
  });
  const reverted = waitForMove().then(waitForMove);
  navigation.navigator.go(-1);
  await reverted;
  expect([location.pathname, navigation.state.location.pathname]).toEqual(['/build', '/build']);
  const repeated = waitForMove();
  goOn();
  await repeated;
  expect([location.pathname, navigation.state.location.pathname]).toEqual(['/forms', '/forms']);
});
