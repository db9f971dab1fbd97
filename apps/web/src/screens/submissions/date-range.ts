/** Those that have a name in the address, and any other, which is `start_end` there. */
export const rangeNames = ['last-30-days', 'this-month', 'last-month', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Days on the viewer's calendar, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly name: RangeName;
  readonly firstDay: string;
  readonly lastDay: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `dateRange` of the address. What cannot be read is the last 30 days. `today` is `YYYY-MM-DD`. */
export function readDateRange(value: string | null, today: string): DayRange {
  const [start = '', end = ''] = (value ?? '').split('_');
  if (isDay(start) && isDay(end) && start <= end) return { name: 'custom', firstDay: start, lastDay: end };
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (value === 'this-month') return { name: value, firstDay: day(year, month, 1), lastDay: today };
  if (value === 'last-month') return { name: value, firstDay: day(year, month - 1, 1), lastDay: day(year, month, 0) };
  return { name: 'last-30-days', firstDay: addDays(today, -30), lastDay: today };
}

/** `dateRange` for the address; `undefined` for the default range. */
export function writeDateRange(range: Pick<DayRange, 'name' | 'firstDay' | 'lastDay'>): string | undefined {
  if (range.name === 'custom') return `${range.firstDay}_${range.lastDay}`;
  return range.name === 'last-30-days' ? undefined : range.name;
}

/** The instants of a range in the viewer's time zone: from the first midnight up to, not including, the last. */
export function instantsOf(range: Pick<DayRange, 'firstDay' | 'lastDay'>): {
  readonly from: string;
  readonly to: string;
} {
  return { from: localMidnight(range.firstDay), to: localMidnight(addDays(range.lastDay, 1)) };
}

/** The day that it is for the viewer. */
export function dayOf(instant: Date): string {
  return day(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
}

function isDay(text: string): boolean {
  return DAY.test(text) && day(...(text.split('-').map(Number) as [number, number, number])) === text;
}

/** Days and months past their end run over, as in `Date`. Months count from 1. */
function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

export function addDays(from: string, days: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return day(year, month, date + days);
}

function localMidnight(text: string): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}
