import type { BrokenRule } from '@tideform/engine';
import { parseTime } from '../kit/dates/clock-time.ts';
import { compareMoments, type Moment, parseMoment, weekdayOf } from '../kit/dates/moment.ts';

interface PickerLimits {
  readonly minDate: string;
  readonly maxDate: string;
  readonly disableWeekends: boolean;
  readonly disableWeekdays: boolean;
  readonly disable: string;
  readonly disabledDates: string;
  readonly disabledWeekdays: readonly number[];
}

/** Settings for the allowed dates. form.io stores the limits in `datePicker`, in `widget`, or in both. */
export interface DateLimits {
  readonly enableDate: boolean;
  readonly enableTime: boolean;
  readonly datePicker: PickerLimits;
  readonly widget: PickerLimits;
}

/**
 * Validates an answer.
 * @returns the broken rules; for an invalid date or time, only the rule `date` or `time`
 */
export function validateDate(value: unknown, props: DateLimits): readonly BrokenRule[] {
  const moment = parseMoment(value);
  if (!props.enableDate) return moment?.time || parseTime(value) ? [] : [{ rule: 'time' }];
  if (!moment) return [props.enableTime ? { rule: 'date', params: { hasTime: true } } : { rule: 'date' }];
  const { min, max } = getLimits(props);
  const broken: BrokenRule[] = [];
  if (min && compareMoments(moment, min) < 0) broken.push({ rule: 'minDate', params: { limit: formatLimit(min) } });
  if (max && compareMoments(moment, max) > 0) broken.push({ rule: 'maxDate', params: { limit: formatLimit(max) } });
  if (isClosed(moment.date, props)) broken.push({ rule: 'disabledDate' });
  return broken;
}

/** Returns the first and last allowed day or moment, if the author configured valid ones. */
export function getLimits({ datePicker, widget }: DateLimits) {
  return {
    min: parseMoment(datePicker.minDate) ?? parseMoment(widget.minDate),
    max: parseMoment(datePicker.maxDate) ?? parseMoment(widget.maxDate),
  };
}

function formatLimit({ date, time }: Moment): string {
  return time ? `${date} ${time.slice(0, 5)}` : date;
}

/** Returns whether the author excluded a day. */
export function isClosed(date: string, { datePicker, widget }: DateLimits): boolean {
  return [datePicker, widget].some((limits) => isClosedBy(date, limits));
}

function isClosedBy(date: string, limits: PickerLimits): boolean {
  const weekday = weekdayOf(date);
  const isWeekend = weekday === 0 || weekday === 6;
  if (isWeekend ? limits.disableWeekends : limits.disableWeekdays) return true;
  if (limits.disabledWeekdays.includes(weekday)) return true;
  return isInList(date, limits.disable) || isInList(date, limits.disabledDates);
}

/**
 * Returns whether a date is in a list of excluded dates.
 * @param closed days and ranges (two days with a dash), separated by commas, as form.io stores them
 */
function isInList(date: string, closed: string): boolean {
  return closed.split(',').some((part) => {
    const [first = '', last = first] = part.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
    return first !== '' && date >= first && date <= last;
  });
}
