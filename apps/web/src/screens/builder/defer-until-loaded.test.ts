import { expect, it } from 'vitest';
import { deferUntilLoaded } from './defer-until-loaded.ts';

/**
 * Opens a loader whose `load` settles when `finishLoading` is called, and records which callers have started and
 * stopped.
 */
function open() {
  const events: string[] = [];
  let settle: PromiseWithResolvers<string>;
  const begin = deferUntilLoaded(() => {
    events.push('asked');
    settle = Promise.withResolvers();
    return settle.promise;
  });
  const requestModule = (name: string) =>
    begin((loaded) => {
      events.push(`${name} with ${loaded}`);
      return () => events.push(`${name} ended`);
    });
  const finishLoading = async (loaded?: string) => {
    if (loaded === undefined) settle.reject(new Error('offline'));
    else settle.resolve(loaded);
    await settle.promise.catch(() => undefined);
  };
  return { events, requestModule, finishLoading };
}

it('loads once for all callers, and starts only those that still need it', async () => {
  const { events, requestModule, finishLoading } = open();
  requestModule('one');
  const cancel = requestModule('two');
  cancel();
  await finishLoading('it');
  expect(events).toEqual(['asked', 'one with it']);
  requestModule('three')();
  expect(events.slice(2)).toEqual(['three with it', 'three ended']);
});

it('loads again after a failure', async () => {
  const { events, requestModule, finishLoading } = open();
  requestModule('one');
  await finishLoading();
  requestModule('two');
  await finishLoading('it');
  expect(events).toEqual(['asked', 'asked', 'two with it']);
});
