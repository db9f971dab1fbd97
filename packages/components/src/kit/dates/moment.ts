import { parseClockTime } from './clock-time.ts';

/** Calendar day with an optional time and time zone offset. */
export interface Moment {
  /** `YYYY-MM-DD`, an existing day. */
  readonly date: string;
  /** `HH:mm:ss` */
  readonly time?: string;
  /** UTC offset: `Z` or `+HH:mm`. */
  readonly zone?: string;
}

const ISO_PATTERN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Parses an ISO date or date-time; `undefined` for anything else, including days that don't exist. */
export function parseMoment(raw: unknown): Moment | undefined {
  const [, date, clock, zone] = (typeof raw === 'string' && ISO_PATTERN.exec(raw.trim())) || [];
  if (!date || !isExistingDate(date)) return undefined;
  if (!clock) return { date };
  const time = parseClockTime(clock);
  if (!time) return undefined;
  return zone ? { date, time, zone: zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') } : { date, time };
}

/**
 * Returns whether `date` is an existing day.
 * @param date `YYYY-MM-DD`
 */
export function isExistingDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return date >= '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/**
 * Returns the weekday of a day, 0 (Sunday) to 6 (Saturday).
 * @param date `YYYY-MM-DD`
 */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/**
 * Compares two moments. Returns a negative number if `a` is before `b`. If one has no time, only the days are compared.
 */
export function compareMoments(a: Moment, b: Moment): number {
  if (a.time === undefined || b.time === undefined) return a.date.localeCompare(b.date);
  const instantA = toMilliseconds(a);
  const instantB = toMilliseconds(b);
  if (instantA !== undefined && instantB !== undefined) return instantA - instantB;
  return `${a.date}T${a.time}`.localeCompare(`${b.date}T${b.time}`);
}

/** Returns milliseconds since 1970; `undefined` if the moment has no time or no UTC offset. */
export function toMilliseconds({ date, time, zone }: Moment): number | undefined {
  return time && zone ? Date.parse(`${date}T${time}${zone}`) : undefined;
}
