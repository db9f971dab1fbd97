import { toLocalTime } from '../../time/local-time.ts';

/** Date and time in a time zone, as a wall clock and a calendar show it. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** Offset from UTC in minutes; positive east of Greenwich. */
  readonly offsetMinutes: number;
  readonly instantMs: number;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Parses a date or time. A value with an offset (`+01:00`) or without a zone keeps its written time; an instant (`Z`, a
 * number) is converted to `timeZone`.
 */
export function parseWallTime(value: unknown, timeZone?: string): WallTime | undefined {
  if (value instanceof Date) return toWallTime(value.getTime(), timeZone);
  if (typeof value === 'number') return toWallTime(value, timeZone);
  const text = typeof value === 'string' && value.length <= 64 ? value.trim() : '';
  const iso = ISO.exec(text);
  if (iso) return parseIsoTime(iso, timeZone);
  const day = DAY.exec(text);
  if (day) return parseSlashDate(Number(day[1]), Number(day[2]), Number(day[3]));
  const time = TIME.exec(text);
  return time ? createWallTime([2000, 1, 1, Number(time[1]), Number(time[2]), Number(time[3] ?? 0), 0], 0) : undefined;
}

type DateTimeNumbers = readonly [number, number, number, number, number, number, number];

function parseIsoTime([, year, month, day, hour, minute, second, fraction, zone]: RegExpExecArray, timeZone?: string) {
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0));
  const millisecond = Number((fraction ?? '').padEnd(3, '0').slice(0, 3));
  const read = createWallTime([y!, mo!, d!, h!, mi!, s!, millisecond], parseOffset(zone));
  return read && zone === 'Z' ? toWallTime(read.instantMs, timeZone) : read;
}

/** Parses form.io's MM/DD/YYYY, or DD/MM/YYYY if the first number is above 12. */
function parseSlashDate(first: number, second: number, year: number): WallTime | undefined {
  return first > 12
    ? createWallTime([year, second, first, 0, 0, 0, 0], 0)
    : createWallTime([year, first, second, 0, 0, 0, 0], 0);
}

function parseOffset(zone = 'Z'): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0)) : 0;
}

/** Creates a wall time; `undefined` for an invalid date or time. */
function createWallTime(
  [year, month, day, hour, minute, second, millisecond]: DateTimeNumbers,
  offsetMinutes: number,
): WallTime | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  date.setUTCHours(hour, minute, second, millisecond);
  const instantMs = date.getTime() - offsetMinutes * 60_000;
  return { year, month, day, hour, minute, second, millisecond, offsetMinutes, instantMs };
}

function toWallTime(instantMs: number, timeZone?: string): WallTime | undefined {
  if (!Number.isFinite(instantMs) || Math.abs(instantMs) > 8.64e15) return undefined;
  const { year, month, day, hour, minute, second } = toLocalTime(instantMs, timeZone);
  const millisecond = ((instantMs % 1_000) + 1_000) % 1_000;
  const shown = createWallTime([year, month, day, hour, minute, second, Math.floor(millisecond)], 0);
  return shown && { ...shown, instantMs, offsetMinutes: Math.round((shown.instantMs - instantMs) / 60_000) };
}
