import { type BrokenRule, type ComponentSpec, formatAsText, resolveTimeZone } from '@tideform/engine';
import type { DayPart } from '../kit/dates/day-format.ts';
import { compareMoments, parseMoment } from '../kit/dates/moment.ts';
import { resolveNearToday } from '../kit/dates/resolve-near-today.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, object, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { type DayNumbers, type DayOrder, formatDay, getDayOrder, isPossibleDay, parseDay } from './day-parts.ts';

const part = object({ hide: flag(), required: flag(), placeholder: text(), minYear: amount(), maxYear: amount() });

const shape = {
  ...fieldShape,
  /**
   * Whether the day precedes the month in stored answers and on screen. Otherwise answers are stored with the month
   * first, and the screen uses the order of the reader's locale.
   */
  dayFirst: flag(),
  hideInputLabels: flag(),
  fields: object({ day: part, month: part, year: part }),
  minDate: text(),
  maxDate: text(),
  minYear: amount(),
  maxYear: amount(),
  defaultValue: anything(),
};

export type DayProps = Read<typeof shape>;

/**
 * Answer: `MM/DD/YYYY`, or `DD/MM/YYYY` with `dayFirst`, without hidden parts and with zeros for unanswered parts. `""`
 * before the first answer. Invalid external values are kept unchanged.
 */
export type DayValue = string;

/** Component spec of a day that may be partly known: a birthday, a month and year, or only a year. */
export const day: ComponentSpec<DayProps, DayValue> = {
  ...valueSpec,
  type: 'day',
  valueKind: () => 'day',
  props: propsSchema(shape),
  atTime: ({ minDate, maxDate, defaultValue, ...props }, nowMs, timeZone) => {
    const at = <T>(raw: T) => resolveNearToday(raw, nowMs, resolveTimeZone(timeZone));
    return { ...props, minDate: at(minDate), maxDate: at(maxDate), defaultValue: at(defaultValue) };
  },
  emptyValue: (props) => normalize(props.defaultValue, props) ?? '',
  isEmpty: (value) => value == null || /^[0/\s]*$/.test(formatAsText(value)),
  check: (value, props) => {
    const numbers = parseDay(value, dayOrder(props));
    if (!numbers || !isPossibleDay(numbers)) return [{ rule: 'day' }];
    return [...findMissingParts(numbers, props), ...validateYears(numbers, props), ...validateDates(numbers, props)];
  },
  checkEmpty: (props) => findMissingParts(NOTHING, props),
  normalize,
  order: (value, props) => {
    const numbers = parseDay(value, dayOrder(props));
    return numbers && numbers.year * 10_000 + numbers.month * 100 + numbers.day;
  },
};

export function dayOrder({ dayFirst, fields }: DayProps): DayOrder {
  return getDayOrder(dayFirst, (one) => fields[one].hide);
}

function normalize(value: unknown, props: DayProps): DayValue | undefined {
  if (value === undefined) return undefined;
  const order = dayOrder(props);
  const numbers = parseDay(value, order);
  return numbers ? formatDay(numbers, order) : (value as DayValue);
}

const REQUIRED: Readonly<Record<DayPart, string>> = {
  day: 'requiredDay',
  month: 'requiredMonth',
  year: 'requiredYear',
};

const NOTHING: DayNumbers = { day: 0, month: 0, year: 0 };

function findMissingParts(numbers: DayNumbers, props: DayProps): readonly BrokenRule[] {
  return dayOrder(props)
    .visible.filter((one) => props.fields[one].required && numbers[one] === 0)
    .map((one) => ({ rule: REQUIRED[one] }));
}

function validateYears({ year }: DayNumbers, { fields, ...props }: DayProps): readonly BrokenRule[] {
  const min = fields.year.minYear ?? props.minYear;
  const max = fields.year.maxYear ?? props.maxYear;
  if (year === 0) return [];
  if (min && year < min) return [{ rule: 'minYear', params: { limit: min } }];
  return max && year > max ? [{ rule: 'maxYear', params: { limit: max } }] : [];
}

/** Validates the date limits of a complete day; partly known days aren't checked. */
function validateDates({ day: date, month, year }: DayNumbers, props: DayProps): readonly BrokenRule[] {
  const two = (number: number) => String(number).padStart(2, '0');
  const moment = parseMoment(`${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`);
  const min = parseMoment(props.minDate);
  const max = parseMoment(props.maxDate);
  if (!moment) return [];
  if (min && compareMoments(moment, min) < 0) return [{ rule: 'minDate', params: { limit: min.date } }];
  return max && compareMoments(moment, max) > 0 ? [{ rule: 'maxDate', params: { limit: max.date } }] : [];
}
