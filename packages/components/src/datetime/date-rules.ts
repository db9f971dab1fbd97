import type { BrokenRule } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { compareMoments, type Moment, readMoment, weekdayOf } from '../kit/dates/moment.ts';

interface PickerLimits {
  readonly minDate: string;
  readonly maxDate: string;
  readonly disableWeekends: boolean;
  readonly disableWeekdays: boolean;
  readonly disable: string;
  readonly disabledDates: string;
  readonly disabledWeekdays: readonly number[];
}

/** What an author says of the moments that may be answered; form.io says it in either place, or in both. */
export interface DateLimits {
  readonly enableDate: boolean;
  readonly enableTime: boolean;
  readonly datePicker: PickerLimits;
  readonly widget: PickerLimits;
}

/** @returns the rules that an answer breaks; what is no date (no time) breaks that rule alone */
export function brokenDateRules(value: unknown, props: DateLimits): readonly BrokenRule[] {
  const moment = readMoment(value);
  if (!props.enableDate) return moment?.time || readTime(value) ? [] : [{ rule: 'time' }];
  if (!moment) return [props.enableTime ? { rule: 'date', params: { hasTime: true } } : { rule: 'date' }];
  const { min, max } = limitsOf(props);
  const broken: BrokenRule[] = [];
  if (min && compareMoments(moment, min) < 0) broken.push({ rule: 'minDate', params: { limit: limitText(min) } });
  if (max && compareMoments(moment, max) > 0) broken.push({ rule: 'maxDate', params: { limit: limitText(max) } });
  if (isClosed(moment.date, props)) broken.push({ rule: 'disabledDate' });
  return broken;
}

/** The first and the last day or moment that the author allows, where he names one that can be read. */
export function limitsOf({ datePicker, widget }: DateLimits) {
  return {
    min: readMoment(datePicker.minDate) ?? readMoment(widget.minDate),
    max: readMoment(datePicker.maxDate) ?? readMoment(widget.maxDate),
  };
}

function limitText({ date, time }: Moment): string {
  return time ? `${date} ${time.slice(0, 5)}` : date;
}

/** Whether an author takes no answer on that day. */
export function isClosed(date: string, { datePicker, widget }: DateLimits): boolean {
  return [datePicker, widget].some((limits) => isClosedBy(date, limits));
}

function isClosedBy(date: string, limits: PickerLimits): boolean {
  const weekday = weekdayOf(date);
  const isWeekend = weekday === 0 || weekday === 6;
  if (isWeekend ? limits.disableWeekends : limits.disableWeekdays) return true;
  if (limits.disabledWeekdays.includes(weekday)) return true;
  return isAmong(date, limits.disable) || isAmong(date, limits.disabledDates);
}

/** @param closed days and, with a dash between two of them, runs of days, with commas: as form.io writes them */
function isAmong(date: string, closed: string): boolean {
  return closed.split(',').some((part) => {
    const [first = '', last = first] = part.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
    return first !== '' && date >= first && date <= last;
  });
}
