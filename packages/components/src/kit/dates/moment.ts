import { readTime } from './clock-time.ts';

/** A day of the calendar and, where there is one, a time on the clock and the zone in which both hold. */
export interface Moment {
  /** `YYYY-MM-DD`, a day that exists. */
  readonly date: string;
  /** `HH:mm:ss` */
  readonly time?: string;
  /** `Z` or `+HH:mm`. */
  readonly zone?: string;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads an ISO date or date-time; `undefined` for everything else, days that do not exist among it. */
export function readMoment(raw: unknown): Moment | undefined {
  const [, date, clock, zone] = (typeof raw === 'string' && ISO.exec(raw.trim())) || [];
  if (!date || !isDate(date)) return undefined;
  if (!clock) return { date };
  const time = readTime(clock);
  if (!time) return undefined;
  return zone ? { date, time, zone: zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') } : { date, time };
}

/** @param date `YYYY-MM-DD` */
export function isDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return date >= '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** @returns 0 for Sunday to 6 for Saturday */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** @returns negative when `a` is before `b`. A moment without a time is its whole day. */
export function compareMoments(a: Moment, b: Moment): number {
  if (a.time === undefined || b.time === undefined) return a.date.localeCompare(b.date);
  const instantA = instantMs(a);
  const instantB = instantMs(b);
  if (instantA !== undefined && instantB !== undefined) return instantA - instantB;
  return `${a.date}T${a.time}`.localeCompare(`${b.date}T${b.time}`);
}

/** @returns milliseconds since 1970, `undefined` where time or zone is missing */
export function instantMs({ date, time, zone }: Moment): number | undefined {
  return time && zone ? Date.parse(`${date}T${time}${zone}`) : undefined;
}
