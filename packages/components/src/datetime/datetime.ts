import { type ComponentSpec, isRecord } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { readMoment } from '../kit/dates/moment.ts';
import { nearToday } from '../kit/dates/near-today.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, object, oneOf, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withSeveral } from '../kit/rules/with-several.ts';
import { brokenDateRules } from './date-rules.ts';
import { wallOf } from './wall-of.ts';
import { zoneOf } from './zone-of.ts';

/** form.io says these in `datePicker`, in `widget`, or in both. */
const pickerShape = {
  minDate: text(),
  maxDate: text(),
  disableWeekends: flag(),
  disableWeekdays: flag(),
  /** Days on which nothing may be answered: `2026-12-25, 2026-12-28 - 2026-12-31`. */
  disable: text(),
  /** The same, as some forms hold it. */
  disabledDates: text(),
  /** Closed days of the week, by their numbers from Sunday on: `{ 0: true }`. */
  disabledWeekdays: tickedNumbers,
};

function tickedNumbers(raw: unknown): readonly number[] {
  return isRecord(raw)
    ? Object.keys(raw)
        .filter((key) => flag()(raw[key]))
        .map(Number)
    : [];
}

const shape = {
  ...fieldShape,
  /** The answer is a list. */
  multiple: flag(),
  enableDate: flag(true),
  enableTime: flag(true),
  /** How it is written, on the screen and on paper: `dd-MM-yyyy HH:mm`. Without one, and with form.io's own: as the reader's language does. */
  format: text(),
  /** Whose clock counts: the reader's, Greenwich's, or that of `timezone`. */
  displayInTimezone: oneOf('viewer', 'utc', 'location'),
  timezone: text(),
  datePicker: object(pickerShape),
  /** Minutes between the times that a list offers. */
  timePicker: object({ minuteStep: amount() }),
  widget: object({ ...pickerShape, format: text() }),
  /** Older forms have their default here. */
  defaultDate: anything(),
  defaultValue: anything(),
};

export type DatetimeProps = Read<typeof shape>;

/**
 * `YYYY-MM-DD`; with a time ISO 8601 with the offset at the place of the answer; without a date `HH:mm:ss`. Absent
 * before anybody answered. An answer from elsewhere that is none of them stays as it is.
 */
export type DatetimeValue = string;

/** A day, a day with a time, or a time. */
export const datetime: ComponentSpec<DatetimeProps, DatetimeValue> = withSeveral<DatetimeProps, DatetimeValue>({
  ...valueSpec,
  type: 'datetime',
  valueKind: ({ enableDate, enableTime }) => (!enableDate ? 'time' : enableTime ? 'dateTime' : 'date'),
  props: propsSchema(shape),
  atTime,
  emptyValue: (props) => literal(props.defaultValue, props) ?? literal(props.defaultDate, props),
  isEmpty: (value) => value == null || value === '',
  check: brokenDateRules,
  normalize,
  wallTime(value, props) {
    const moment = props.enableDate && props.enableTime ? readMoment(value) : undefined;
    return moment?.time && wallOf(moment, props);
  },
});

/** Days are cut off behind the day: wherever it is read, a day stays the day that was meant. */
function normalize(value: unknown, { enableDate, enableTime }: DatetimeProps): DatetimeValue | undefined {
  if (value === null || value === '') return undefined;
  if (!enableDate) return readTime(value) ?? (value as DatetimeValue | undefined);
  if (enableTime) return value as DatetimeValue | undefined;
  return readMoment(value)?.date ?? (value as DatetimeValue | undefined);
}

/** Limits and defaults near today, on the clock that counts. */
function atTime(props: DatetimeProps, nowMs: number, timeZone: string): DatetimeProps {
  const zone = zoneOf(props, timeZone);
  const at = <T>(raw: T) => nearToday(raw, nowMs, zone);
  const limits = <P extends { minDate: string; maxDate: string }>(picker: P): P => ({
    ...picker,
    minDate: at(picker.minDate),
    maxDate: at(picker.maxDate),
  });
  return {
    ...props,
    datePicker: limits(props.datePicker),
    widget: limits(props.widget),
    defaultValue: at(props.defaultValue),
    defaultDate: at(props.defaultDate),
  };
}

/** A default that is a date. One near today is one where somebody has said when that is. */
function literal(raw: unknown, props: DatetimeProps): DatetimeValue | undefined {
  const value = normalize(raw, props);
  const isLiteral = props.enableDate ? readMoment(value) : readTime(value);
  return isLiteral ? value : undefined;
}
