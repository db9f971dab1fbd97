import { type BrokenRule, type ComponentSpec, formatAsText, resolveTimeZone } from '@tideform/engine';
import type { DayPart } from '../kit/dates/day-format.ts';
import { compareMoments, parseMoment } from '../kit/dates/moment.ts';
import { resolveStoredRelativeDate } from '../kit/dates/resolve-stored-relative-date.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  object,
  optionalNumber,
  type ParsedShape,
  propsSchema,
  text,
} from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { createDayOrder, type DayNumbers, type DayOrder, formatDay, isPossibleDay, parseDay } from './day-parts.ts';

const parseDayPart = object({
  hide: flag(),
  required: flag(),
  placeholder: text(),
  minYear: optionalNumber(),
  maxYear: optionalNumber(),
});

const shape = {
  ...fieldShape,
  /**
   * Whether the day precedes the month in stored answers and on screen. Otherwise answers are stored with the month
   * first, and the screen uses the order of the reader's locale.
   */
  dayFirst: flag(),
  hideInputLabels: flag(),
  fields: object({ day: parseDayPart, month: parseDayPart, year: parseDayPart }),
  minDate: text(),
  maxDate: text(),
  minYear: optionalNumber(),
  maxYear: optionalNumber(),
  defaultValue: anything(),
};

export type DayProps = ParsedShape<typeof shape>;

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
    const at = <T>(raw: T) => resolveStoredRelativeDate(raw, nowMs, resolveTimeZone(timeZone));
    return { ...props, minDate: at(minDate), maxDate: at(maxDate), defaultValue: at(defaultValue) };
  },
  emptyValue: (props) => normalize(props.defaultValue, props) ?? '',
  isEmpty: (value) => value == null || /^[0/\s]*$/.test(formatAsText(value)),
  check: (value, props) => {
    const numbers = parseDay(value, getDayOrder(props));
    if (!numbers || !isPossibleDay(numbers)) return [{ rule: 'day' }];
    return [
      ...validateRequiredParts(numbers, props),
      ...validateYears(numbers, props),
      ...validateDateLimits(numbers, props),
    ];
  },
  checkEmpty: (props) => validateRequiredParts(NO_NUMBERS, props),
  normalize,
  order: (value, props) => {
    const numbers = parseDay(value, getDayOrder(props));
    return numbers && numbers.year * 10_000 + numbers.month * 100 + numbers.day;
  },
};

export function getDayOrder({ dayFirst, fields }: DayProps): DayOrder {
  return createDayOrder(dayFirst, (one) => fields[one].hide);
}

function normalize(value: unknown, props: DayProps): DayValue | undefined {
  if (value === undefined) return undefined;
  const order = getDayOrder(props);
  const numbers = parseDay(value, order);
  return numbers ? formatDay(numbers, order) : (value as DayValue);
}

const REQUIRED_RULES: Readonly<Record<DayPart, string>> = {
  day: 'requiredDay',
  month: 'requiredMonth',
  year: 'requiredYear',
};

const NO_NUMBERS: DayNumbers = { day: 0, month: 0, year: 0 };

function validateRequiredParts(numbers: DayNumbers, props: DayProps): readonly BrokenRule[] {
  return getDayOrder(props)
    .visible.filter((one) => props.fields[one].required && numbers[one] === 0)
    .map((one) => ({ rule: REQUIRED_RULES[one] }));
}

function validateYears({ year }: DayNumbers, { fields, ...props }: DayProps): readonly BrokenRule[] {
  const min = fields.year.minYear ?? props.minYear;
  const max = fields.year.maxYear ?? props.maxYear;
  if (year === 0) return [];
  if (min && year < min) return [{ rule: 'minYear', params: { limit: min } }];
  return max && year > max ? [{ rule: 'maxYear', params: { limit: max } }] : [];
}

/** Validates the date limits of a complete day; partly known days aren't checked. */
function validateDateLimits({ day: date, month, year }: DayNumbers, props: DayProps): readonly BrokenRule[] {
  const two = (number: number) => String(number).padStart(2, '0');
  const moment = parseMoment(`${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`);
  const min = parseMoment(props.minDate);
  const max = parseMoment(props.maxDate);
  if (!moment) return [];
  if (min && compareMoments(moment, min) < 0) return [{ rule: 'minDate', params: { limit: min.date } }];
  return max && compareMoments(moment, max) > 0 ? [{ rule: 'maxDate', params: { limit: max.date } }] : [];
}
