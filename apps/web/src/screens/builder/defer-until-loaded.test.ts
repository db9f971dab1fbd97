import { expect, it } from 'vitest';
import { deferUntilLoaded } from './defer-until-loaded.ts';

/**
 * Creates a deferred loader whose `load` settles when `finishLoading` is called, and records which actions have started
 * and ended.
 */
function createDeferredLoader() {
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

it('loads the module once for all callers, and does not start canceled actions', async () => {
  const { events, requestModule, finishLoading } = createDeferredLoader();
  requestModule('one');
  const cancel = requestModule('two');
  cancel();
  await finishLoading('it');
  expect(events).toEqual(['asked', 'one with it']);
  requestModule('three')();
  expect(events.slice(2)).toEqual(['three with it', 'three ended']);
});

it('loads again after a failure', async () => {
  const { events, requestModule, finishLoading } = createDeferredLoader();
  requestModule('one');
  await finishLoading();
  requestModule('two');
  await finishLoading('it');
  expect(events).toEqual(['asked', 'asked', 'two with it']);
});
