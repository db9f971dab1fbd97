import { expect, it } from 'vitest';
import type { Clock } from '../ports.ts';
import { createNap } from './nap.ts';

/** A clock on which nothing passes: a wait ends with its signal alone. */
const still: Clock = {
  monotonicMs: () => 0,
  now: () => '2026-11-23T08:00:00.000Z',
  wait: (_ms, signal) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
};
const forever = new AbortController().signal;

it('is over as soon as there is something to do', async () => {
  const nap = createNap(still);
  const taken = nap.take(500, forever);
  nap.end();
  await expect(taken).resolves.toBeUndefined();
});

it('is not taken when something came before, and the next one is', async () => {
  const nap = createNap(still);
  nap.end();
  await nap.take(500, forever);
  const next = Promise.race([nap.take(500, forever).then(() => 'over'), Promise.resolve('asleep')]);
  expect(await next).toBe('asleep');
});

it('ends with the loop', async () => {
  const loop = new AbortController();
  const taken = createNap(still).take(500, loop.signal);
  loop.abort();
  await expect(taken).resolves.toBeUndefined();
});
