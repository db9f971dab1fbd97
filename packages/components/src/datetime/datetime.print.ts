import { type PrintAnswer, wordOf } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { formatDate } from '../kit/dates/format-date.ts';
import { instantMs, type Moment, readMoment } from '../kit/dates/moment.ts';
import { wallAt } from '../kit/dates/wall-time.ts';
import { printSeveral } from '../kit/print-several.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';
import { zoneOf } from './zone-of.ts';

export const printDatetime = (locale: string): PrintAnswer<DatetimeProps, DatetimeValue> =>
  printSeveral(({ props, value, label }) => [{ kind: 'pair', label, value: shown(value, props, locale) }]);

/** Paper has no reader's zone: a time is printed as the clock showed it where the answer was given. */
function shown(value: unknown, props: DatetimeProps, locale: string): string {
  const moment = readMoment(value);
  const clock = moment?.time ?? readTime(value);
  if (!props.enableDate) return clock ? clock.slice(0, 5) : wordOf(value);
  if (!moment) return wordOf(value);
  const format = props.format || props.widget.format || 'yyyy-MM-dd hh:mm a';
  const dateFormat = beforeHours(format) || 'yyyy-MM-dd';
  if (!props.enableTime || !moment.time) return formatDate(`${moment.date}T00:00:00`, dateFormat, locale);
  const timed = dateFormat === format ? `${format} HH:mm` : format;
  const isFixed = props.displayInTimezone !== 'viewer';
  const written = formatDate(isFixed ? wallIn(moment, zoneOf(props)) : `${moment.date}T${moment.time}`, timed, locale);
  return moment.zone === 'Z' && (!isFixed || props.displayInTimezone === 'utc') ? `${written} UTC` : written;
}

function wallIn(moment: Moment, zone: string): string {
  const instant = instantMs(moment);
  return instant === undefined ? `${moment.date}T${moment.time}` : wallAt(instant, zone);
}

/** The part of a format that says the day: what stands before its hours, without what joins them. */
function beforeHours(format: string): string {
  let end = format.search(/[Hh]/);
  if (end < 0) return format;
  while (end > 0 && /[\s,T]/.test(format[end - 1]!)) end -= 1;
  return format.slice(0, end);
}
