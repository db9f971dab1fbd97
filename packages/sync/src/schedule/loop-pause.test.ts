import { expect, it } from 'vitest';
import type { Clock } from '../ports.ts';
import { createLoopPause } from './loop-pause.ts';

/** Clock on which no time passes: a wait ends only with its signal. */
const stoppedClock: Clock = {
  monotonicMs: () => 0,
  now: () => '2026-11-23T08:00:00.000Z',
  wait: (_ms, signal) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
};
const neverAborted = new AbortController().signal;

it('a pause ends as soon as there is work', async () => {
  const nap = createLoopPause(stoppedClock);
  const taken = nap.wait(500, neverAborted);
  nap.end();
  await expect(taken).resolves.toBeUndefined();
});

it('a pause is skipped once when there was work before it', async () => {
  const nap = createLoopPause(stoppedClock);
  nap.end();
  await nap.wait(500, neverAborted);
  const next = Promise.race([nap.wait(500, neverAborted).then(() => 'over'), Promise.resolve('asleep')]);
  expect(await next).toBe('asleep');
});

it('a pause ends when the loop is stopped', async () => {
  const loop = new AbortController();
  const taken = createLoopPause(stoppedClock).wait(500, loop.signal);
  loop.abort();
  await expect(taken).resolves.toBeUndefined();
});
