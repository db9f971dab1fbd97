import { type PrintAnswer, wordOf } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { dateText, type PickerKind } from '../kit/dates/date-text.ts';
import { readMoment } from '../kit/dates/moment.ts';
import { printSeveral } from '../kit/print-several.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';
import { formatOf } from './format-of.ts';
import { wallOf } from './wall-of.ts';

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
  const written = write(wallOf(moment, props).slice(0, 16), 'datetime-local');
  return moment.zone === 'Z' && (!isFixed || props.displayInTimezone === 'utc') ? `${written} UTC` : written;
}
