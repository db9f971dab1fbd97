import { describe, expect, it } from 'vitest';
import type { Clock } from '../ports.ts';
import { computeBackOffMs, createRetryTimes } from './back-off.ts';

const createRandomSource = (random: number) => ({ uuid: () => '', random: () => random });

function createClock(start: number) {
  const clock = { ms: start };
  const port: Clock = { monotonicMs: () => clock.ms, now: () => '', wait: async () => {} };
  return { clock, port };
}

describe('computeBackOffMs', () => {
  it('doubles up to five minutes', () => {
    expect([0, 1, 2, 20, 4000].map((tries) => computeBackOffMs(createRandomSource(1), tries))).toEqual([
      1000, 2000, 4000, 300_000, 300_000,
    ]);
  });

  it('keeps at least half of the wait', () => {
    expect(computeBackOffMs(createRandomSource(0), 2)).toBe(2000);
  });

  it('never returns a shorter wait than the server requested', () => {
    expect(computeBackOffMs(createRandomSource(0), 0, 17_000)).toBe(17_000);
  });
});

describe('[SYNC-26] createRetryTimes', () => {
  it('counts a wait from an earlier run from the start of this one', () => {
    const { clock, port } = createClock(5_000);
    const retries = createRetryTimes(port);
    expect(retries.isDue('a', 1_000)).toBe(false);
    clock.ms = 6_000;
    expect(retries.isDue('a', 1_000)).toBe(true);
  });

  it('counts a new wait from the failure', () => {
    const { clock, port } = createClock(0);
    const retries = createRetryTimes(port);
    clock.ms = 10_000;
    retries.scheduleRetry('a', 2_000);
    expect([retries.isDue('a', 2_000), retries.isWaiting('a'), retries.isWaiting('b')]).toEqual([false, true, false]);
    clock.ms = 12_000;
    expect([retries.isDue('a', 2_000), retries.isWaiting('a')]).toEqual([true, false]);
  });

  it('makes everything due when the user asks to retry', () => {
    const { port } = createClock(0);
    const retries = createRetryTimes(port);
    retries.scheduleRetry('a', 2_000);
    retries.clear();
    expect(retries.isDue('a', 2_000)).toBe(true);
    expect(retries.isDue('b', 9_000)).toBe(true);
  });
});
