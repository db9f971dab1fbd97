import { formatAsText, type PrintAnswer } from '@tideform/engine';
import { formatPickerValue } from '../kit/dates/date-text.ts';
import { type DayPart, getDayFormat } from '../kit/dates/day-format.ts';
import { type DayProps, type DayValue, day, getDayOrder } from './day.ts';
import { formatDayPart, isPossibleDay, parseDay } from './day-parts.ts';

/**
 * Prints a complete day in the locale's date format, unless the author chose to put the day first. Other days are
 * printed as numbers in the locale's order, with dashes for unanswered parts: `--/05/1990`.
 */
export const printDay =
  (locale: string): PrintAnswer<DayProps, DayValue> =>
  ({ props, value, label }) => [
    { kind: 'pair', label, value: day.isEmpty(value, props) ? '' : formatPrintedDay(value, props, locale) },
  ];

function formatPrintedDay(value: DayValue | undefined, props: DayProps, locale: string): string {
  const stored = getDayOrder(props);
  const numbers = parseDay(value, stored);
  if (!numbers) return formatAsText(value);
  const isWhole = stored.visible.length === 3 && Object.values(numbers).every((part) => part > 0);
  if (isWhole && !props.dayFirst && isPossibleDay(numbers)) {
    const iso = (['year', 'month', 'day'] as const).map((part) => formatDayPart(part, numbers[part])).join('-');
    return formatPickerValue(iso, 'date', locale);
  }
  const { order, separator } = getDayFormat(props.dayFirst, locale);
  const partText = (part: DayPart) => (numbers[part] === 0 ? '--' : formatDayPart(part, numbers[part]));
  return order
    .filter((part) => stored.visible.includes(part))
    .map(partText)
    .join(separator);
}
