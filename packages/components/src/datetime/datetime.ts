import { type ComponentSpec, isRecord, resolveTimeZone } from '@tideform/engine';
import { parseClockTime } from '../kit/dates/clock-time.ts';
import { type Moment, parseMoment, toMilliseconds } from '../kit/dates/moment.ts';
import { resolveStoredRelativeDate } from '../kit/dates/resolve-stored-relative-date.ts';
import { formatWallTime } from '../kit/dates/wall-time.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  object,
  oneOf,
  optionalNumber,
  type ParsedShape,
  propsSchema,
  text,
} from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';
import { validateDate } from './date-rules.ts';

/** Settings that form.io stores in `datePicker`, in `widget`, or in both. */
const pickerShape = {
  minDate: text(),
  maxDate: text(),
  disableWeekends: flag(),
  disableWeekdays: flag(),
  /** Excluded days and ranges: `2026-12-25, 2026-12-28 - 2026-12-31`. */
  disable: text(),
  /** Name of `disable` in some forms. */
  disabledDates: text(),
  /** Excluded weekdays; keys are weekday numbers from 0, Sunday: `{ 0: true }`. */
  disabledWeekdays: parseSelectedNumbers,
};

function parseSelectedNumbers(raw: unknown): readonly number[] {
  return isRecord(raw)
    ? Object.keys(raw)
        .filter((key) => flag()(raw[key]))
        .map(Number)
    : [];
}

const shape = {
  ...fieldShape,
  /** Whether the field accepts several dates; the answer is then a list. */
  multiple: flag(),
  enableDate: flag(true),
  enableTime: flag(true),
  /**
   * Format on screen and in print: `dd-MM-yyyy HH:mm`. If it is empty or form.io's default, the reader's locale is
   * used.
   */
  format: text(),
  /** Time zone in which times are shown: the reader's, UTC, or the one in `timezone`. */
  displayInTimezone: oneOf('viewer', 'utc', 'location'),
  timezone: text(),
  datePicker: object(pickerShape),
  /** Interval between the times to choose from, in minutes. */
  timePicker: object({ minuteStep: optionalNumber() }),
  widget: object({ ...pickerShape, format: text() }),
  /** Default value in older form.io forms. */
  defaultDate: anything(),
  defaultValue: anything(),
};

export type DatetimeProps = ParsedShape<typeof shape>;

/**
 * Answer: a day `YYYY-MM-DD`, a time `HH:mm:ss`, or both in ISO 8601 with the UTC offset of the respondent. Absent
 * before the first answer. Invalid external values are kept unchanged.
 */
export type DatetimeValue = string;

/** Component spec of a date and time field: a day, a day with a time, or a time. */
export const datetime: ComponentSpec<DatetimeProps, DatetimeValue> = withMultiple<DatetimeProps, DatetimeValue>({
  ...valueSpec,
  type: 'datetime',
  valueKind: ({ enableDate, enableTime }) => (!enableDate ? 'time' : enableTime ? 'dateTime' : 'date'),
  props: propsSchema(shape),
  atTime: resolveRelativeDates,
  emptyValue: (props) => parseDefault(props.defaultValue, props) ?? parseDefault(props.defaultDate, props),
  isEmpty: (value) => value == null || value === '',
  check: validateDate,
  normalize,
  wallTime(value, props) {
    const moment = props.enableDate && props.enableTime ? parseMoment(value) : undefined;
    return moment?.time && toWallTime(moment, props);
  },
});

/**
 * Normalizes an answer. For a field without a time, the time is removed, so that the day is the same in every time
 * zone.
 */
function normalize(value: unknown, { enableDate, enableTime }: DatetimeProps): DatetimeValue | undefined {
  if (value === null || value === '') return undefined;
  if (!enableDate) return parseClockTime(value) ?? (value as DatetimeValue | undefined);
  if (enableTime) return value as DatetimeValue | undefined;
  return parseMoment(value)?.date ?? (value as DatetimeValue | undefined);
}

/** Replaces relative limits and defaults, such as `moment().add(3, 'days')`, with dates in the field's time zone. */
function resolveRelativeDates(props: DatetimeProps, nowMs: number, timeZone: string): DatetimeProps {
  const zone = resolveFieldTimeZone(props, timeZone);
  const at = <T>(raw: T) => resolveStoredRelativeDate(raw, nowMs, zone);
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

/** Returns the default value if it is a date or time. A relative default must be resolved first. */
function parseDefault(raw: unknown, props: DatetimeProps): DatetimeValue | undefined {
  const value = normalize(raw, props);
  const isLiteral = props.enableDate ? parseMoment(value) : parseClockTime(value);
  return isLiteral ? value : undefined;
}

/** Settings for the time zone in which a date field shows times. */
interface TimeZoneSettings {
  readonly displayInTimezone: 'viewer' | 'utc' | 'location';
  readonly timezone: string;
}

/**
 * Returns the time zone that the author chose, otherwise the respondent's.
 *
 * @param viewerZone IANA name of the respondent's time zone; '' for the device's time zone
 */
export function resolveFieldTimeZone({ displayInTimezone, timezone }: TimeZoneSettings, viewerZone = ''): string {
  if (displayInTimezone === 'utc') return 'UTC';
  return resolveTimeZone(displayInTimezone === 'location' ? timezone : viewerZone);
}

/**
 * Returns the local time of an answer, in the time zone that the author chose or otherwise where the answer was given.
 *
 * @returns `YYYY-MM-DDTHH:mm:ss`
 */
export function toWallTime(moment: Moment, props: TimeZoneSettings): string {
  const instant = props.displayInTimezone === 'viewer' ? undefined : toMilliseconds(moment);
  return instant === undefined ? `${moment.date}T${moment.time}` : formatWallTime(instant, resolveFieldTimeZone(props));
}
