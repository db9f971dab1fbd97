import { readClock } from '@tideform/engine';

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

const dayMs = 86_400_000;

/**
 * When a clock in a zone shows so many minutes past midnight. A time that it shows twice is the first of the two; one that it skips is
 * moved on by what was skipped.
 */
export function instantAt(of: string, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(of) + minutes * 60_000;
  const [before, after] = [wanted - dayMs, wanted + dayMs].map((at) => wanted - offsetAt(at, timeZone));
  const isShown = (at: number) => at + offsetAt(at, timeZone) === wanted;
  return new Date([before!, after!].find(isShown) ?? before!);
}

/** How far a zone's clock is ahead of UTC, to the second. */
function offsetAt(instantMs: number, timeZone: string): number {
  const { year, month, day: date, hour, minute, second } = readClock(instantMs, timeZone);
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instantMs / 1000) * 1000;
}
