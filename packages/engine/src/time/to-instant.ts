import { toLocalTime } from './local-time.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the UTC offset of a time zone in milliseconds, exact to the second: before 1900 offsets were not whole
 * minutes.
 */
export function getOffsetMs(instantMs: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = toLocalTime(instantMs, timeZone);
  // NOTE: `Date.UTC` treats the year 26 as 1926, so the date is shifted by 400 years, which are always 146,097 days.
  return Date.UTC(year + 400, month - 1, day - 146_097, hour, minute, second) - Math.floor(instantMs / 1000) * 1000;
}

/**
 * Returns the instant of a local time in a time zone. A repeated time is its first occurrence; a skipped time is moved
 * forward by the skipped interval.
 *
 * @param localMs local time in milliseconds, as if it were UTC
 */
export function toInstant(localMs: number, timeZone: string): number {
  const before = localMs - getOffsetMs(localMs - DAY_MS, timeZone);
  const after = localMs - getOffsetMs(localMs + DAY_MS, timeZone);
  return [before, after].find((at) => at + getOffsetMs(at, timeZone) === localMs) ?? before;
}
