import { readClock } from './read-clock.ts';

const DAY_MS = 86_400_000;

/** How far a zone's clock is ahead of UTC, in milliseconds, to the second: before 1900 clocks did not differ by whole minutes. */
export function clockAheadMs(instantMs: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = readClock(instantMs, timeZone);
  // NOTE: `Date.UTC` takes the year 26 for 1926: it is asked for the same day of 400 years later, which are always 146,097 days.
  return Date.UTC(year + 400, month - 1, day - 146_097, hour, minute, second) - Math.floor(instantMs / 1000) * 1000;
}

/**
 * The instant at which a clock in a zone shows a time. One that it shows twice is the first of the two; one that it skips is moved on by
 * what was skipped.
 *
 * @param shownMs the instant at which UTC's clock shows that time
 */
export function instantOnClock(shownMs: number, timeZone: string): number {
  const before = shownMs - clockAheadMs(shownMs - DAY_MS, timeZone);
  const after = shownMs - clockAheadMs(shownMs + DAY_MS, timeZone);
  return [before, after].find((at) => at + clockAheadMs(at, timeZone) === shownMs) ?? before;
}
