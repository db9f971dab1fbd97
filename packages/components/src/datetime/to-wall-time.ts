import { type Moment, toMilliseconds } from '../kit/dates/moment.ts';
import { formatWallTime } from '../kit/dates/wall-time.ts';
import { resolveFieldTimeZone, type TimeZoneSettings } from './resolve-field-time-zone.ts';

/**
 * Returns the local time of an answer, in the time zone that the author chose or otherwise where the answer was given.
 *
 * @returns `YYYY-MM-DDTHH:mm:ss`
 */
export function toWallTime(moment: Moment, props: TimeZoneSettings): string {
  const instant = props.displayInTimezone === 'viewer' ? undefined : toMilliseconds(moment);
  return instant === undefined ? `${moment.date}T${moment.time}` : formatWallTime(instant, resolveFieldTimeZone(props));
}
