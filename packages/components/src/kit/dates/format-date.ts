const PARTS = /'([^']*)'|[yY]{1,4}|M{1,4}|[dD]{1,2}|E{1,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|[aA]/g;

/**
 * Writes a moment as an author's format says: `yyyy-MM-dd hh:mm a` of form.io's date fields, `HH:mm` and `hh:mm A` of its
 * times. Letters that mean nothing stay.
 *
 * @param wall `YYYY-MM-DDTHH:mm:ss`
 * @param locale whose months, weekdays and halves of the day are named: BCP 47
 */
export function formatDate(wall: string, format: string, locale: string): string {
  const [date = '', time = ''] = wall.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = '', second = ''] = time.split(':');
  const twelve = String(Number(hour) % 12 || 12);
  const sized = (part: string, size: number) => (size > 1 ? part.padStart(2, '0') : String(Number(part)));
  const writers: Readonly<Record<string, (size: number) => string>> = {
    y: (size) => (size === 2 ? year.slice(-2) : year),
    M: (size) => (size > 2 ? nameIn(locale, date, size === 3 ? 'monthShort' : 'month') : sized(month, size)),
    d: (size) => sized(day, size),
    E: (size) => nameIn(locale, date, size < 4 ? 'weekdayShort' : 'weekday'),
    H: (size) => sized(hour, size),
    h: (size) => sized(twelve, size),
    m: (size) => sized(minute, size),
    s: (size) => sized(second, size),
    a: () => halfOfDay(locale, Number(hour)),
  };
  const letterOf: Readonly<Record<string, string>> = { Y: 'y', D: 'd', A: 'a' };
  return format.replace(PARTS, (part, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    const letter = part[0]!;
    return writers[letterOf[letter] ?? letter]!(part.length);
  });
}

const nameIn = (locale: string, date: string, style: NameStyle): string =>
  formatOf(locale, style).format(new Date(`${date}T00:00:00Z`));

/** What a locale writes behind an hour of twelve: `AM`, `م`. */
export function halfOfDay(locale: string, hour: number): string {
  const parts = formatOf(locale, 'half').formatToParts(Date.UTC(2000, 0, 1, hour));
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? (hour < 12 ? 'AM' : 'PM');
}

type NameStyle = keyof typeof styles;

const styles = {
  month: { month: 'long', calendar: 'gregory' },
  monthShort: { month: 'short', calendar: 'gregory' },
  weekday: { weekday: 'long', calendar: 'gregory' },
  weekdayShort: { weekday: 'short', calendar: 'gregory' },
  half: { hour: 'numeric', hour12: true },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each: to make one takes longer than to write hundreds of days, and a table writes thousands. */
function formatOf(locale: string, style: NameStyle): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
