import { expect, it } from 'vitest';
import { beginWhenLoaded } from './begin-when-loaded.ts';

/** What is loaded when `arrive` says so, and what has begun and ended meanwhile. */
function open() {
  const seen: string[] = [];
  let settle: PromiseWithResolvers<string>;
  const begin = beginWhenLoaded(() => {
    seen.push('asked');
    settle = Promise.withResolvers();
    return settle.promise;
  });
  const want = (name: string) =>
    begin((loaded) => {
      seen.push(`${name} with ${loaded}`);
      return () => seen.push(`${name} ended`);
    });
  const arrive = async (loaded?: string) => {
    if (loaded === undefined) settle.reject(new Error('offline'));
    else settle.resolve(loaded);
    await settle.promise.catch(() => undefined);
  };
  return { seen, want, arrive };
}

it('asks once for all that want it, and begins what is still wanted', async () => {
  const { seen, want, arrive } = open();
  want('one');
  const leave = want('two');
  leave();
  await arrive('it');
  expect(seen).toEqual(['asked', 'one with it']);
  want('three')();
  expect(seen.slice(2)).toEqual(['three with it', 'three ended']);
});

it('asks again after it could not be loaded', async () => {
  const { seen, want, arrive } = open();
  want('one');
  await arrive();
  want('two');
  await arrive('it');
  expect(seen).toEqual(['asked', 'asked', 'two with it']);
});
