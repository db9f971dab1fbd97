import { readRelativeDate, resolveRelativeDate } from '@tideform/engine';
import { wallAt, withOffset } from './wall-time.ts';

/**
 * A stored date, where it names one near today (`moment().add(3, 'days')`) as the date that it is at this instant: a day, or a
 * moment of the zone's clock. Anything else is as it was.
 *
 * @param nowMs since 1970
 * @param zone IANA name
 */
export function nearToday<T>(raw: T, nowMs: number, zone: string): T | string {
  const relative = readRelativeDate(raw);
  if (!relative) return raw;
  const wall = resolveRelativeDate(relative, wallAt(nowMs, zone));
  return relative.isDay ? wall.slice(0, 10) : withOffset(wall, zone);
}
