import { instantMs, type Moment } from '../kit/dates/moment.ts';
import { wallAt } from '../kit/dates/wall-time.ts';
import { type Zoned, zoneOf } from './zone-of.ts';

/**
 * What the clock shows at an answer: the clock of the zone that the author fixed, else the one where the answer was given.
 *
 * @returns `YYYY-MM-DDTHH:mm:ss`
 */
export function wallOf(moment: Moment, props: Zoned): string {
  const instant = props.displayInTimezone === 'viewer' ? undefined : instantMs(moment);
  return instant === undefined ? `${moment.date}T${moment.time}` : wallAt(instant, zoneOf(props));
}
