const FORMAT_TOKENS = /'([^']*)'|[yY]{1,4}|M{1,4}|[dD]{1,2}|E{1,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|[aA]/g;

/**
 * Formats a date and time with an author's format: `yyyy-MM-dd hh:mm a` in form.io's date fields, `HH:mm` and `hh:mm A`
 * in its time fields. Unknown letters are kept.
 *
 * @param wall local time: `YYYY-MM-DDTHH:mm:ss`
 * @param locale BCP 47; for names of months, weekdays and day periods
 */
export function formatDate(wall: string, format: string, locale: string): string {
  const [date = '', time = ''] = wall.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = '', second = ''] = time.split(':');
  const twelve = String(Number(hour) % 12 || 12);
  const pad = (part: string, size: number) => (size > 1 ? part.padStart(2, '0') : String(Number(part)));
  const writers: Readonly<Record<string, (size: number) => string>> = {
    y: (size) => (size === 2 ? year.slice(-2) : year),
    M: (size) => (size > 2 ? formatName(locale, date, size === 3 ? 'monthShort' : 'month') : pad(month, size)),
    d: (size) => pad(day, size),
    E: (size) => formatName(locale, date, size < 4 ? 'weekdayShort' : 'weekday'),
    H: (size) => pad(hour, size),
    h: (size) => pad(twelve, size),
    m: (size) => pad(minute, size),
    s: (size) => pad(second, size),
    a: () => formatDayPeriod(locale, Number(hour)),
  };
  const aliases: Readonly<Record<string, string>> = { Y: 'y', D: 'd', A: 'a' };
  return format.replace(FORMAT_TOKENS, (part, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    const letter = part[0]!;
    return writers[aliases[letter] ?? letter]!(part.length);
  });
}

const formatName = (locale: string, date: string, style: NameStyle): string =>
  getNameFormat(locale, style).format(new Date(`${date}T00:00:00Z`));

/** Returns a locale's name of the day period for an hour: `AM`, `م`. */
export function formatDayPeriod(locale: string, hour: number): string {
  const parts = getNameFormat(locale, 'half').formatToParts(Date.UTC(2000, 0, 1, hour));
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? (hour < 12 ? 'AM' : 'PM');
}

type NameStyle = keyof typeof nameStyles;

const nameStyles = {
  month: { month: 'long', calendar: 'gregory' },
  monthShort: { month: 'short', calendar: 'gregory' },
  weekday: { weekday: 'long', calendar: 'gregory' },
  weekdayShort: { weekday: 'short', calendar: 'gregory' },
  half: { hour: 'numeric', hour12: true },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formatCache = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached formatter, because creating one takes longer than formatting hundreds of dates, and a table formats
 * thousands.
 */
function getNameFormat(locale: string, style: NameStyle): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  const format = formatCache.get(key) ?? new Intl.DateTimeFormat(locale, { ...nameStyles[style], timeZone: 'UTC' });
  formatCache.set(key, format);
  return format;
}
