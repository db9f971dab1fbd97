import { parseWallTime, type WallTime } from './wall-time.ts';

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
