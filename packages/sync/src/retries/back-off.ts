import type { Chance, Clock } from '../ports.ts';
import type { Verdict } from './verdict.ts';

const firstMs = 1_000;
const longestMs = 5 * 60_000;
/** A refusal rarely changes by itself: it is tried again seldom, but never given up. */
const refusedMs = 10 * 60_000;

/** Milliseconds to wait after so many failed tries: doubling up to five minutes, and half of it by chance. */
export function backOffMs(chance: Chance, tries: number, atLeastMs = 0): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(tries, 20));
  return Math.max(atLeastMs, Math.round(full / 2 + (full / 2) * chance.random()));
}

export function refusedBackOffMs(chance: Chance): number {
  return Math.round(refusedMs * (0.75 + 0.5 * chance.random()));
}

/** Milliseconds until the next try after a failure. @param tries how many failed before it */
export function waitMs(chance: Chance, verdict: Verdict, tries: number): number {
  if (verdict.kind === 'refused') return verdict.afterMs ?? refusedBackOffMs(chance);
  return backOffMs(chance, tries, verdict.kind === 'later' ? verdict.afterMs : 0);
}

/**
 * When each response may be tried again. Only the length of the wait is kept in the database; it counts on the monotonic
 * clock from the failure, or from the start of the program when that came later.
 */
export interface RetryTimes {
  isDue(id: string, backOffMs: number): boolean;
  /** It has failed here and is not due yet, whatever its row says. */
  isWaiting(id: string): boolean;
  failed(id: string, backOffMs: number): void;
  /** Somebody asked to try now. */
  forget(): void;
}

export function createRetryTimes(clock: Clock): RetryTimes {
  let countsFromMs = clock.monotonicMs();
  const dueMs = new Map<string, number>();
  return {
    isDue: (id, backOff) => clock.monotonicMs() >= (dueMs.get(id) ?? countsFromMs + backOff),
    isWaiting: (id) => clock.monotonicMs() < (dueMs.get(id) ?? Number.NEGATIVE_INFINITY),
    failed: (id, backOff) => dueMs.set(id, clock.monotonicMs() + backOff),
    forget() {
      dueMs.clear();
      countsFromMs = Number.NEGATIVE_INFINITY;
    },
  };
}
