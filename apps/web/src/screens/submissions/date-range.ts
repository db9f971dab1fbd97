import { addDays, type DayRange as Days, day } from '@tideform/submission-views';

/** Those that have a name in the address, and any other, which is `start_end` there. */
export const rangeNames = ['last-30-days', 'this-month', 'last-month', 'this-year', 'all-time', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

/** What the days of a range are of. */
export const rangeDates = ['submitted', 'lastModified'] as const;
export type RangeDates = (typeof rangeDates)[number];

/** Reads `dateOf` of the address. */
export const readRangeDates = (value: string | null): RangeDates =>
  value === 'lastModified' ? 'lastModified' : 'submitted';

/** Days on the viewer's calendar, and how they are called. */
export interface DayRange extends Days {
  readonly name: RangeName;
}

/** Before the first submission of any form. */
const dawn = '1970-01-01';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `dateRange` of the address. What cannot be read is the last 30 days. `today` is `YYYY-MM-DD`. */
export function readDateRange(value: string | null, today: string): DayRange {
  const [start = '', end = ''] = (value ?? '').split('_');
  if (isDay(start) && isDay(end) && start <= end) return { name: 'custom', firstDay: start, lastDay: end };
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (value === 'this-month') return { name: value, firstDay: day(year, month, 1), lastDay: today };
  if (value === 'last-month') return { name: value, firstDay: day(year, month - 1, 1), lastDay: day(year, month, 0) };
  if (value === 'this-year') return { name: value, firstDay: day(year, 1, 1), lastDay: today };
  if (value === 'all-time') return { name: value, firstDay: dawn, lastDay: today };
  return { name: 'last-30-days', firstDay: addDays(today, -30), lastDay: today };
}

/** `dateRange` for the address; `undefined` for the default range. */
export function writeDateRange(range: Pick<DayRange, 'name' | 'firstDay' | 'lastDay'>): string | undefined {
  if (range.name === 'custom') return `${range.firstDay}_${range.lastDay}`;
  return range.name === 'last-30-days' ? undefined : range.name;
}

function isDay(text: string): boolean {
  return DAY.test(text) && day(...(text.split('-').map(Number) as [number, number, number])) === text;
}
