import { toLocalTime } from '../time/local-time.ts';

/**
 * Returns the same local time some days later, as ISO 8601 with the offset of the time zone, so that the first ten
 * characters are the local date. (form.io returns the same instant in UTC.)
 *
 * @param timeZone IANA name; '' for the zone of this machine
 * @throws RangeError for an invalid instant
 */
export function addDays(nowMs: number, days: number, timeZone = ''): string {
  const { year, month, day, hour, minute, second } = toLocalTime(nowMs, timeZone);
  const localMs = Date.UTC(year, month - 1, day, hour, minute, second);
  const offset = Math.round((localMs - nowMs) / 60_000);
  const localTime = new Date(localMs + days * 86_400_000).toISOString().slice(0, 19);
  const padNumber = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${localTime}${offset < 0 ? '-' : '+'}${padNumber(Math.abs(offset) / 60)}:${padNumber(Math.abs(offset) % 60)}`;
}
