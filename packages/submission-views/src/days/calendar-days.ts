import { toInstant, toLocalTime } from '@tideform/engine';

/** Range of calendar days, `YYYY-MM-DD`; both days are inclusive. */
export interface DayRange {
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * Returns the day of a point in time in a time zone.
 *
 * @param timeZone IANA name; this device's time zone by default
 */
export function getDay(instant: Date, timeZone?: string): string {
  if (timeZone === undefined) return formatDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
  const read = toLocalTime(instant.getTime(), timeZone);
  return formatDay(read.year, read.month, read.day);
}

/** Formats a day as `YYYY-MM-DD`. Months count from 1; overflowing days and months carry over, as in `Date`. */
export function formatDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

export function addDays(from: string, days: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return formatDay(year, month, date + days);
}

/** Returns the start (inclusive) and end (exclusive) of a range of days in a time zone, as ISO 8601. */
export function getTimeRange(range: DayRange, timeZone?: string): { readonly from: string; readonly to: string } {
  const getMidnight = (day: string) => (timeZone === undefined ? parseLocal(day) : getTimeAt(day, 0, timeZone));
  return { from: getMidnight(range.firstDay).toISOString(), to: getMidnight(addDays(range.lastDay, 1)).toISOString() };
}

function parseLocal(text: string): Date {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/**
 * Returns the point in time when a clock in the time zone shows `minutes` past midnight of a day; ambiguous and skipped
 * times are resolved by `toInstant`.
 */
export function getTimeAt(of: string, minutes: number, timeZone: string): Date {
  return new Date(toInstant(Date.parse(of) + minutes * 60_000, timeZone));
}

/** Formats a range of days in a locale. */
export function formatDays({ firstDay, lastDay }: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' });
  return format.formatRange(new Date(firstDay), new Date(lastDay));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Creates a formatter for times in a locale, to the minute; it returns '' for texts that aren't a time.
 *
 * @param timeZone IANA name; this device's time zone by default
 */
export function createTimeFormatter(locale: string, timeZone?: string): (instant: string) => string {
  const key = `${locale} ${timeZone ?? ''}`;
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone, calendar: 'gregory' } as const;
  // Creating a formatter takes longer than formatting thousands of times.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return (instant) => {
    const date = new Date(instant);
    return Number.isNaN(date.getTime()) ? '' : format.format(date);
  };
}
