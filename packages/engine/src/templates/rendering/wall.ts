import { readClock } from '../../time/read-clock.ts';

/** What a calendar and a clock on the wall show. */
export interface Wall {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** How far the clock is ahead of UTC. */
  readonly offsetMinutes: number;
  readonly instantMs: number;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Reads a date or time. One that says how far its clock was ahead (`+01:00`) is shown as that clock showed it, one without
 * any zone as it is written; an instant (`Z`, a number) as clocks in `timeZone` show it.
 */
export function wallOf(value: unknown, timeZone?: string): Wall | undefined {
  if (value instanceof Date) return wallAt(value.getTime(), timeZone);
  if (typeof value === 'number') return wallAt(value, timeZone);
  const text = typeof value === 'string' && value.length <= 64 ? value.trim() : '';
  const iso = ISO.exec(text);
  if (iso) return isoWall(iso, timeZone);
  const day = DAY.exec(text);
  if (day) return dayWall(Number(day[1]), Number(day[2]), Number(day[3]));
  const time = TIME.exec(text);
  return time ? wall([2000, 1, 1, Number(time[1]), Number(time[2]), Number(time[3] ?? 0), 0], 0) : undefined;
}

type Numbers = readonly [number, number, number, number, number, number, number];

function isoWall([, year, month, day, hour, minute, second, fraction, zone]: RegExpExecArray, timeZone?: string) {
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0));
  const millisecond = Number((fraction ?? '').padEnd(3, '0').slice(0, 3));
  const read = wall([y!, mo!, d!, h!, mi!, s!, millisecond], offsetOf(zone));
  return read && zone === 'Z' ? wallAt(read.instantMs, timeZone) : read;
}

/** form.io stores a day as MM/DD/YYYY, and as DD/MM/YYYY where the day comes first: only a day is above 12. */
function dayWall(first: number, second: number, year: number): Wall | undefined {
  return first > 12 ? wall([year, second, first, 0, 0, 0, 0], 0) : wall([year, first, second, 0, 0, 0, 0], 0);
}

function offsetOf(zone = 'Z'): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0)) : 0;
}

/** `undefined` for a day that no calendar and a time that no clock has. */
function wall([year, month, day, hour, minute, second, millisecond]: Numbers, offsetMinutes: number): Wall | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  date.setUTCHours(hour, minute, second, millisecond);
  const instantMs = date.getTime() - offsetMinutes * 60_000;
  return { year, month, day, hour, minute, second, millisecond, offsetMinutes, instantMs };
}

function wallAt(instantMs: number, timeZone?: string): Wall | undefined {
  if (!Number.isFinite(instantMs) || Math.abs(instantMs) > 8.64e15) return undefined;
  const { year, month, day, hour, minute, second } = readClock(instantMs, timeZone);
  const millisecond = ((instantMs % 1_000) + 1_000) % 1_000;
  const shown = wall([year, month, day, hour, minute, second, Math.floor(millisecond)], 0);
  return shown && { ...shown, instantMs, offsetMinutes: Math.round((shown.instantMs - instantMs) / 60_000) };
}
