import { readClock } from '../time/read-clock.ts';

/**
 * The same time of day some days later, as ISO 8601 with the offset of the zone's clock: its first ten characters are the
 * day that the clock shows. (form.io gives the same instant in UTC.)
 *
 * @param timeZone IANA name; '' for this machine's
 * @throws RangeError for what is no instant
 */
export function momentAfter(nowMs: number, days: number, timeZone = ''): string {
  const { year, month, day, hour, minute, second } = readClock(nowMs, timeZone);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  const offset = Math.round((shown - nowMs) / 60_000);
  const there = new Date(shown + days * 86_400_000).toISOString().slice(0, 19);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${there}${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`;
}
