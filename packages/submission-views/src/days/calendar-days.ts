import { instantOnClock, readClock } from '@tideform/engine';

/** Days of a calendar, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The day that it is in a zone. @param timeZone IANA name; absent: this machine's */
export function dayOf(instant: Date, timeZone?: string): string {
  if (timeZone === undefined) return day(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
  const read = readClock(instant.getTime(), timeZone);
  return day(read.year, read.month, read.day);
}

/** Days and months past their end run over, as in `Date`. Months count from 1. */
export function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

export function addDays(from: string, days: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return day(year, month, date + days);
}

/** The instants of a range in a zone: from the first midnight up to, not including, the last. */
export function instantsOf(range: DayRange, timeZone?: string): { readonly from: string; readonly to: string } {
  const midnight = (of: string) => (timeZone === undefined ? localMidnight(of) : instantAt(of, 0, timeZone));
  return { from: midnight(range.firstDay).toISOString(), to: midnight(addDays(range.lastDay, 1)).toISOString() };
}

function localMidnight(text: string): Date {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** When a clock in a zone shows so many minutes past midnight; as `instantOnClock`. */
export function instantAt(of: string, minutes: number, timeZone: string): Date {
  return new Date(instantOnClock(Date.parse(of) + minutes * 60_000, timeZone));
}
