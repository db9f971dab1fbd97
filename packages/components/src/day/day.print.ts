import { type PrintAnswer, wordOf } from '@tideform/engine';
import { dateText } from '../kit/dates/date-text.ts';
import { type DayPart, shownDay } from '../kit/dates/shown-day.ts';
import { type DayProps, type DayValue, day, dayOrder } from './day.ts';
import { isPossibleDay, readDay, writePart } from './day-parts.ts';

/** A whole day as dates are written everywhere, unless its author wants the day first; else in the locale's order. Parts that nobody answered are dashes: `--/05/1990`. */
export const printDay =
  (locale: string): PrintAnswer<DayProps, DayValue> =>
  ({ props, value, label }) => [
    { kind: 'pair', label, value: day.isEmpty(value, props) ? '' : shown(value, props, locale) },
  ];

function shown(value: DayValue | undefined, props: DayProps, locale: string): string {
  const stored = dayOrder(props);
  const numbers = readDay(value, stored);
  if (!numbers) return wordOf(value);
  const isWhole = stored.visible.length === 3 && Object.values(numbers).every((part) => part > 0);
  if (isWhole && !props.dayFirst && isPossibleDay(numbers)) {
    const iso = (['year', 'month', 'day'] as const).map((part) => writePart(part, numbers[part])).join('-');
    return dateText(iso, 'date', locale);
  }
  const { order, separator } = shownDay(props.dayFirst, locale);
  const partText = (part: DayPart) => (numbers[part] === 0 ? '--' : writePart(part, numbers[part]));
  return order
    .filter((part) => stored.visible.includes(part))
    .map(partText)
    .join(separator);
}
