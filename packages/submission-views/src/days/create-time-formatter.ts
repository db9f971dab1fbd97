const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Creates a formatter for times in a locale, to the minute; it returns '' for texts that aren't a time.
 *
 * @param timeZone IANA name; this device's time zone by default
 */
export function createTimeFormatter(locale: string, timeZone?: string): (instant: string) => string {
  const key = `${locale} ${timeZone ?? ''}`;
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone, calendar: 'gregory' } as const;
  // Creating a formatter takes longer than formatting thousands of times.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return (instant) => {
    const date = new Date(instant);
    return Number.isNaN(date.getTime()) ? '' : format.format(date);
  };
}
