import type { Clock, RandomGenerator } from '../ports.ts';
import type { Verdict } from './verdict.ts';

const firstBackOffMs = 1_000;
const maxBackOffMs = 5 * 60_000;
/** Refusals rarely resolve themselves, so retries are slow but never stop. */
const refusedBackOffMs = 10 * 60_000;

/** Returns the wait after failed attempts in milliseconds: doubles up to five minutes, half random. */
export function computeBackOffMs(chance: RandomGenerator, tries: number, atLeastMs = 0): number {
  const full = Math.min(maxBackOffMs, firstBackOffMs * 2 ** Math.min(tries, 20));
  return Math.max(atLeastMs, Math.round(full / 2 + (full / 2) * chance.random()));
}

export function computeRefusedBackOffMs(chance: RandomGenerator): number {
  return Math.round(refusedBackOffMs * (0.75 + 0.5 * chance.random()));
}

/**
 * Returns the wait before the next attempt after a failure in milliseconds.
 *
 * @param tries number of earlier failures
 */
export function computeWaitMs(chance: RandomGenerator, verdict: Verdict, tries: number): number {
  if (verdict.kind === 'refused') return verdict.afterMs ?? computeRefusedBackOffMs(chance);
  return computeBackOffMs(chance, tries, verdict.kind === 'later' ? verdict.afterMs : 0);
}

/**
 * Retry times of responses. The database stores only the length of the wait; it counts on the monotonic clock from the
 * failure, or from the start of the program if that is later.
 */
export interface RetryTimes {
  isDue(id: string, backOffMs: number): boolean;
  /** Returns whether the response has failed in this session and isn't due yet, independent of its row. */
  isWaiting(id: string): boolean;
  scheduleRetry(id: string, backOffMs: number): void;
  /** Makes every operation due, after the user requested to retry now. */
  clear(): void;
}

export function createRetryTimes(clock: Clock): RetryTimes {
  let startMs = clock.monotonicMs();
  const dueMs = new Map<string, number>();
  return {
    isDue: (id, backOff) => clock.monotonicMs() >= (dueMs.get(id) ?? startMs + backOff),
    isWaiting: (id) => clock.monotonicMs() < (dueMs.get(id) ?? Number.NEGATIVE_INFINITY),
    scheduleRetry: (id, backOff) => dueMs.set(id, clock.monotonicMs() + backOff),
    clear() {
      dueMs.clear();
      startMs = Number.NEGATIVE_INFINITY;
    },
  };
}
