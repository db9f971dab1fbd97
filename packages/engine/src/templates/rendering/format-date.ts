import { toLocalTime } from '../../time/local-time.ts';

const TOKENS =
  /\[([^\][]*)\]|YYYY|YY|Y|MMMM|MMM|MM|Mo|M|DDDD|DDD|DD|Do|D|dddd|ddd|dd|do|d|E|HH|H|hh|h|kk|k|mm|m|ss|s|SSS|SS|S|A|a|ZZ|Z|Q|X|x|LTS|LT|LLLL|LLL|LL|L/g;

const maxPatternLength = 200;

/** Shorthand patterns, expanded as in English. */
const shorthands: Readonly<Record<string, string>> = {
  LT: 'h:mm A',
  LTS: 'h:mm:ss A',
  L: 'MM/DD/YYYY',
  LL: 'MMMM D, YYYY',
  LLL: 'MMMM D, YYYY h:mm A',
  LLLL: 'dddd, MMMM D, YYYY h:mm A',
};

/**
 * Formats a date or time with a moment pattern (`DD-MM-YYYY`, `dddd MMMM D, YYYY`, `hh:mm:ssA`); text in square
 * brackets is literal. Returns an empty string for values that are not dates.
 *
 * @param value an ISO date or time, form.io's `MM/DD/YYYY` and `HH:mm:ss`, or milliseconds since 1970
 * @param timeZone time zone for instants (`…Z`, milliseconds); default: the zone of this machine
 * @param locale BCP 47 locale for names of months and weekdays; ordinals, AM/PM and `L` shorthands are always English
 */
export function formatDate(value: unknown, pattern: string, timeZone?: string, locale = 'en'): string {
  const wallTime = parseWallTime(value, timeZone);
  return wallTime ? formatPattern(wallTime, pattern.slice(0, maxPatternLength), locale) : '';
}

function formatPattern(wallTime: WallTime, pattern: string, locale: string): string {
  return pattern.replace(TOKENS, (token: string, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    const longer = shorthands[token];
    return longer === undefined ? formatToken(wallTime, token, locale) : formatPattern(wallTime, longer, locale);
  });
}

function formatToken(wallTime: WallTime, token: string, locale: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const sized = (value: number) => (token.length === 2 ? two(value) : String(value));
  const { year, month, day, hour, minute, second, millisecond, instantMs } = wallTime;
  if (token === 'Mo' || token === 'Do' || token === 'do')
    return formatOrdinal({ M: month, D: day, d: getWeekday(wallTime) }[token[0]!]!);
  if (token.startsWith('Y')) return token === 'YY' ? String(year).slice(-2) : String(year).padStart(token.length, '0');
  if (token.startsWith('M'))
    return token.length > 2
      ? formatName(wallTime, locale, { month: token.length > 3 ? 'long' : 'short' })
      : sized(month);
  if (token.startsWith('DDD')) return String(getDayOfYear(wallTime)).padStart(token.length === 4 ? 3 : 1, '0');
  if (token.startsWith('D')) return sized(day);
  if (token.startsWith('dd')) {
    const name = formatName(wallTime, locale, { weekday: token.length > 3 ? 'long' : 'short' });
    return token.length === 2 ? name.slice(0, 2) : name;
  }
  if (token.startsWith('S')) return String(millisecond).padStart(3, '0').slice(0, token.length);
  const simple: Readonly<Record<string, () => string>> = {
    d: () => String(getWeekday(wallTime)),
    E: () => String(getWeekday(wallTime) || 7),
    H: () => sized(hour),
    h: () => sized(hour % 12 || 12),
    k: () => sized(hour || 24),
    m: () => sized(minute),
    s: () => sized(second),
    A: () => (hour < 12 ? 'AM' : 'PM'),
    a: () => (hour < 12 ? 'am' : 'pm'),
    Z: () => formatOffset(wallTime.offsetMinutes, token === 'Z' ? ':' : ''),
    Q: () => String(Math.ceil(month / 3)),
    X: () => String(Math.floor(instantMs / 1_000)),
    x: () => String(instantMs),
  };
  return simple[token[0]!]!();
}

const toUtcDate = ({ year, month, day }: WallTime): Date => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

const getWeekday = (wallTime: WallTime): number => toUtcDate(wallTime).getUTCDay();

const getDayOfYear = (wallTime: WallTime): number =>
  Math.round((toUtcDate(wallTime).getTime() - toUtcDate({ ...wallTime, month: 1, day: 1 }).getTime()) / 86_400_000) + 1;

function formatName(wallTime: WallTime, locale: string, options: Intl.DateTimeFormatOptions): string {
  return toUtcDate(wallTime).toLocaleDateString(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
}

function formatOrdinal(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14;
  return `${value}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;
}

function formatOffset(minutes: number, separator: string): string {
  const size = Math.abs(minutes);
  const parts = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${parts.join(separator)}`;
}

/** Date and time in a time zone, as a wall clock and a calendar show it. */
interface WallTime {
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
function parseWallTime(value: unknown, timeZone?: string): WallTime | undefined {
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
