import { getOffsetMs, toInstant, toLocalTime } from '@tideform/engine';

/**
 * Formats an instant as local time in a time zone.
 *
 * @param zone IANA name
 * @returns `YYYY-MM-DDTHH:mm:ss`
 */
export function formatWallTime(instantMs: number, zone: string): string {
  const { year, month, day, hour, minute, second } = toLocalTime(instantMs, zone);
  return `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(day)}T${padTwo(hour)}:${padTwo(minute)}:${padTwo(second)}`;
}

/**
 * Appends the UTC offset to a local time in a time zone. The result is an unambiguous instant that still shows the
 * local time.
 *
 * NOTE: the offset is rounded to minutes, because ISO 8601 can't express the seconds in offsets before 1900.
 *
 * @param wall local time: `YYYY-MM-DDTHH:mm:ss`
 * @returns `YYYY-MM-DDTHH:mm:ss+HH:mm`
 */
export function appendUtcOffset(wall: string, zone: string): string {
  const instantMs = toInstant(Date.parse(`${wall}Z`), zone);
  return `${formatWallTime(instantMs, zone)}${formatUtcOffset(Math.round(getOffsetMs(instantMs, zone) / MINUTE_MS))}`;
}

const padTwo = (part: number) => String(part).padStart(2, '0');

const MINUTE_MS = 60_000;

function formatUtcOffset(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padTwo(Math.floor(size / 60))}:${padTwo(size % 60)}`;
}
