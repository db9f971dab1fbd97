import { type PrintAnswer, wordOf } from '@tideform/engine';
import { type DayPart, shownDay } from '../kit/dates/shown-day.ts';
import { type DayProps, type DayValue, day, dayOrder } from './day.ts';
import { readDay, writePart } from './day-parts.ts';

/** As the reader's locale writes a day. Parts that nobody answered are dashes: `--/05/1990`. */
export const printDay =
  (locale: string): PrintAnswer<DayProps, DayValue> =>
  ({ props, value, label }) => [
    { kind: 'pair', label, value: day.isEmpty(value, props) ? '' : shown(value, props, locale) },
  ];

function shown(value: DayValue | undefined, props: DayProps, locale: string): string {
  const stored = dayOrder(props);
  const numbers = readDay(value, stored);
  if (!numbers) return wordOf(value);
  const { order, separator } = shownDay(props.dayFirst, locale);
  const partText = (part: DayPart) => (numbers[part] === 0 ? '--' : writePart(part, numbers[part]));
  return order
    .filter((part) => stored.visible.includes(part))
    .map(partText)
    .join(separator);
}
