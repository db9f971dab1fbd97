import { formatAsText, type PrintAnswer } from '@tideform/engine';
import { parseClockTime } from '../kit/dates/clock-time.ts';
import { formatPickerValue, type PickerKind } from '../kit/dates/date-text.ts';
import { parseMoment } from '../kit/dates/moment.ts';
import { printMultiple } from '../kit/print-multiple.ts';
import { type DatetimeProps, type DatetimeValue, toWallTime } from './datetime.ts';
import { getAuthorFormat } from './get-author-format.ts';

export const printDatetime = (locale: string): PrintAnswer<DatetimeProps, DatetimeValue> =>
  printMultiple(
    ({ props, value, label }) => [{ kind: 'pair', label, value: formatPrintedAnswer(value, props, locale) }],
    locale,
  );

/**
 * Formats an answer for printing. The reader's time zone is unknown on paper, so times are printed as local time where
 * the answer was given, unless the author chose a time zone.
 */
function formatPrintedAnswer(value: unknown, props: DatetimeProps, locale: string): string {
  const moment = parseMoment(value);
  const clock = moment?.time ?? parseClockTime(value);
  const write = (picked: string, kind: PickerKind) => formatPickerValue(picked, kind, locale, getAuthorFormat(props));
  if (!props.enableDate) return clock ? write(clock.slice(0, 5), 'time') : formatAsText(value);
  if (!moment) return formatAsText(value);
  if (!props.enableTime || !moment.time) return write(moment.date, 'date');
  const isFixed = props.displayInTimezone !== 'viewer';
  const written = write(toWallTime(moment, props).slice(0, 16), 'datetime-local');
  return moment.zone === 'Z' && (!isFixed || props.displayInTimezone === 'utc') ? `${written} UTC` : written;
}
