import { type BrokenRule, type ComponentSpec, knownZone, wordOf } from '@tideform/engine';
import { compareMoments, readMoment } from '../kit/dates/moment.ts';
import { nearToday } from '../kit/dates/near-today.ts';
import type { DayPart } from '../kit/dates/shown-day.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, object, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { type DayNumbers, type DayOrder, isPossibleDay, orderOf, readDay, writeDay } from './day-parts.ts';

const part = object({ hide: flag(), required: flag(), placeholder: text(), minYear: amount(), maxYear: amount() });

const shape = {
  ...fieldShape,
  /** The day stands before the month: in the answer, and on every screen. */
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
 * `MM/DD/YYYY`, with `dayFirst` `DD/MM/YYYY`; zeros for parts that nobody answered, and without the parts that are not
 * asked for. `""` before anybody answered. An answer from elsewhere that is no day stays as it is.
 */
export type DayValue = string;

/** A day in parts: one that people know by heart, such as a birthday, or a year alone. */
export const day: ComponentSpec<DayProps, DayValue> = {
  ...valueSpec,
  type: 'day',
  valueKind: () => 'day',
  props: propsSchema(shape),
  atTime: ({ minDate, maxDate, defaultValue, ...props }, nowMs, timeZone) => {
    const at = <T>(raw: T) => nearToday(raw, nowMs, knownZone(timeZone));
    return { ...props, minDate: at(minDate), maxDate: at(maxDate), defaultValue: at(defaultValue) };
  },
  emptyValue: (props) => normalize(props.defaultValue, props) ?? '',
  isEmpty: (value) => value == null || /^[0/\s]*$/.test(wordOf(value)),
  check: (value, props) => {
    const numbers = readDay(value, dayOrder(props));
    if (!numbers || !isPossibleDay(numbers)) return [{ rule: 'day' }];
    return [...missingParts(numbers, props), ...brokenYears(numbers, props), ...brokenDates(numbers, props)];
  },
  checkEmpty: (props) => missingParts(NOTHING, props),
  normalize,
  order: (value, props) => {
    const numbers = readDay(value, dayOrder(props));
    return numbers && numbers.year * 10_000 + numbers.month * 100 + numbers.day;
  },
};

export function dayOrder({ dayFirst, fields }: DayProps): DayOrder {
  return orderOf(dayFirst, (one) => fields[one].hide);
}

function normalize(value: unknown, props: DayProps): DayValue | undefined {
  if (value === undefined) return undefined;
  const order = dayOrder(props);
  const numbers = readDay(value, order);
  return numbers ? writeDay(numbers, order) : (value as DayValue);
}

const REQUIRED: Readonly<Record<DayPart, string>> = {
  day: 'requiredDay',
  month: 'requiredMonth',
  year: 'requiredYear',
};

const NOTHING: DayNumbers = { day: 0, month: 0, year: 0 };

function missingParts(numbers: DayNumbers, props: DayProps): readonly BrokenRule[] {
  return dayOrder(props)
    .visible.filter((one) => props.fields[one].required && numbers[one] === 0)
    .map((one) => ({ rule: REQUIRED[one] }));
}

function brokenYears({ year }: DayNumbers, { fields, ...props }: DayProps): readonly BrokenRule[] {
  const min = fields.year.minYear ?? props.minYear;
  const max = fields.year.maxYear ?? props.maxYear;
  if (year === 0) return [];
  if (min && year < min) return [{ rule: 'minYear', params: { limit: min } }];
  return max && year > max ? [{ rule: 'maxYear', params: { limit: max } }] : [];
}

/** Limits are asked of whole days only. */
function brokenDates({ day: date, month, year }: DayNumbers, props: DayProps): readonly BrokenRule[] {
  const two = (number: number) => String(number).padStart(2, '0');
  const moment = readMoment(`${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`);
  const min = readMoment(props.minDate);
  const max = readMoment(props.maxDate);
  if (!moment) return [];
  if (min && compareMoments(moment, min) < 0) return [{ rule: 'minDate', params: { limit: min.date } }];
  return max && compareMoments(moment, max) > 0 ? [{ rule: 'maxDate', params: { limit: max.date } }] : [];
}
