import { parseRelativeDate, resolveRelativeDate } from '@tideform/engine';
import { appendUtcOffset, formatWallTime } from './wall-time.ts';

/**
 * Resolves a stored relative date (`moment().add(3, 'days')`) to a day, or to a date and time in the time zone. Other
 * values are returned unchanged.
 *
 * @param nowMs current time in milliseconds since 1970
 * @param zone IANA name
 */
export function resolveStoredRelativeDate<T>(raw: T, nowMs: number, zone: string): T | string {
  const relative = parseRelativeDate(raw);
  if (!relative) return raw;
  const wall = resolveRelativeDate(relative, formatWallTime(nowMs, zone));
  return relative.isDay ? wall.slice(0, 10) : appendUtcOffset(wall, zone);
}
