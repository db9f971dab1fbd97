import { type PrintAnswer, wordOf } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { dateText, type PickerKind } from '../kit/dates/date-text.ts';
import { instantMs, type Moment, readMoment } from '../kit/dates/moment.ts';
import { wallAt } from '../kit/dates/wall-time.ts';
import { printSeveral } from '../kit/print-several.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';
import { formatOf } from './format-of.ts';
import { zoneOf } from './zone-of.ts';

export const printDatetime = (locale: string): PrintAnswer<DatetimeProps, DatetimeValue> =>
  printSeveral(({ props, value, label }) => [{ kind: 'pair', label, value: shown(value, props, locale) }], locale);

/** Paper has no reader's zone: a time is printed as the clock showed it where the answer was given. */
function shown(value: unknown, props: DatetimeProps, locale: string): string {
  const moment = readMoment(value);
  const clock = moment?.time ?? readTime(value);
  const write = (picked: string, kind: PickerKind) => dateText(picked, kind, locale, formatOf(props));
  if (!props.enableDate) return clock ? write(clock.slice(0, 5), 'time') : wordOf(value);
  if (!moment) return wordOf(value);
  if (!props.enableTime || !moment.time) return write(moment.date, 'date');
  const isFixed = props.displayInTimezone !== 'viewer';
  const wall = isFixed ? wallIn(moment, zoneOf(props)) : `${moment.date}T${moment.time}`;
  const written = write(wall.slice(0, 16), 'datetime-local');
  return moment.zone === 'Z' && (!isFixed || props.displayInTimezone === 'utc') ? `${written} UTC` : written;
}

function wallIn(moment: Moment, zone: string): string {
  const instant = instantMs(moment);
  return instant === undefined ? `${moment.date}T${moment.time}` : wallAt(instant, zone);
}
