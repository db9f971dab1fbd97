import { addDays, type DayRange as Days, formatDay } from '@tideform/submission-views';

/** Names of date ranges. In the URL, a named range is its name, and a `custom` range is `start_end`. */
export const rangeNames = ['last-30-days', 'this-month', 'last-month', 'this-year', 'all-time', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Dates of a submission that a range can apply to. */
export const rangeDates = ['submitted', 'lastModified'] as const;
export type RangeDates = (typeof rangeDates)[number];

/** Parses the query parameter `dateOf`. */
export const parseRangeDates = (value: string | null): RangeDates =>
  value === 'lastModified' ? 'lastModified' : 'submitted';

/** Range of days in the viewer's time zone. */
export interface DayRange extends Days {
  readonly name: RangeName;
}

/** First day of the range `all-time`: earlier than any submission. */
const earliestDay = '1970-01-01';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the query parameter `dateRange`. Invalid values become the last 30 days. `today` is `YYYY-MM-DD`. */
export function parseDateRange(value: string | null, today: string): DayRange {
  const [start = '', end = ''] = (value ?? '').split('_');
  if (isDay(start) && isDay(end) && start <= end) return { name: 'custom', firstDay: start, lastDay: end };
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (value === 'this-month') return { name: value, firstDay: formatDay(year, month, 1), lastDay: today };
  if (value === 'last-month')
    return { name: value, firstDay: formatDay(year, month - 1, 1), lastDay: formatDay(year, month, 0) };
  if (value === 'this-year') return { name: value, firstDay: formatDay(year, 1, 1), lastDay: today };
  if (value === 'all-time') return { name: value, firstDay: earliestDay, lastDay: today };
  return { name: 'last-30-days', firstDay: addDays(today, -30), lastDay: today };
}

/** Formats a range as the query parameter `dateRange`; `undefined` for the default range. */
export function formatDateRange(range: Pick<DayRange, 'name' | 'firstDay' | 'lastDay'>): string | undefined {
  if (range.name === 'custom') return `${range.firstDay}_${range.lastDay}`;
  return range.name === 'last-30-days' ? undefined : range.name;
}

function isDay(text: string): boolean {
  return DAY.test(text) && formatDay(...(text.split('-').map(Number) as [number, number, number])) === text;
}
