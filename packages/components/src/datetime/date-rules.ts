import type { BrokenRule } from '@tideform/engine';
import { parseClockTime } from '../kit/dates/clock-time.ts';
import { compareMoments, getWeekday, type Moment, parseMoment } from '../kit/dates/moment.ts';

interface PickerLimitSettings {
  readonly minDate: string;
  readonly maxDate: string;
  readonly disableWeekends: boolean;
  readonly disableWeekdays: boolean;
  readonly disable: string;
  readonly disabledDates: string;
  readonly disabledWeekdays: readonly number[];
}

/** Settings for the allowed dates. form.io stores the limits in `datePicker`, in `widget`, or in both. */
export interface DateRuleSettings {
  readonly enableDate: boolean;
  readonly enableTime: boolean;
  readonly datePicker: PickerLimitSettings;
  readonly widget: PickerLimitSettings;
}

/**
 * Validates an answer.
 * @returns the broken rules; for an invalid date or time, only the rule `date` or `time`
 */
export function validateDate(value: unknown, props: DateRuleSettings): readonly BrokenRule[] {
  const moment = parseMoment(value);
  if (!props.enableDate) return moment?.time || parseClockTime(value) ? [] : [{ rule: 'time' }];
  if (!moment) return [props.enableTime ? { rule: 'date', params: { hasTime: true } } : { rule: 'date' }];
  const { min, max } = getDateLimits(props);
  const broken: BrokenRule[] = [];
  if (min && compareMoments(moment, min) < 0) broken.push({ rule: 'minDate', params: { limit: formatLimit(min) } });
  if (max && compareMoments(moment, max) > 0) broken.push({ rule: 'maxDate', params: { limit: formatLimit(max) } });
  if (isExcludedDay(moment.date, props)) broken.push({ rule: 'disabledDate' });
  return broken;
}

/** Returns the first and last allowed day or moment, if the author configured valid ones. */
export function getDateLimits({ datePicker, widget }: DateRuleSettings) {
  return {
    min: parseMoment(datePicker.minDate) ?? parseMoment(widget.minDate),
    max: parseMoment(datePicker.maxDate) ?? parseMoment(widget.maxDate),
  };
}

function formatLimit({ date, time }: Moment): string {
  return time ? `${date} ${time.slice(0, 5)}` : date;
}

/** Returns whether the author excluded a day. */
export function isExcludedDay(date: string, { datePicker, widget }: DateRuleSettings): boolean {
  return [datePicker, widget].some((limits) => isExcludedBy(date, limits));
}

function isExcludedBy(date: string, limits: PickerLimitSettings): boolean {
  const weekday = getWeekday(date);
  const isWeekend = weekday === 0 || weekday === 6;
  if (isWeekend ? limits.disableWeekends : limits.disableWeekdays) return true;
  if (limits.disabledWeekdays.includes(weekday)) return true;
  return isInDateList(date, limits.disable) || isInDateList(date, limits.disabledDates);
}

/**
 * Returns whether a date is in a list of excluded dates.
 * @param excludedDates days and ranges (two days with a dash), separated by commas, as form.io stores them
 */
function isInDateList(date: string, excludedDates: string): boolean {
  return excludedDates.split(',').some((part) => {
    const [first = '', last = first] = part.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
    return first !== '' && date >= first && date <= last;
  });
}
