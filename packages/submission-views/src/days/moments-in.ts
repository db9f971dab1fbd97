const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Words instants as they are written where somebody lives, to the minute; '' for what is no instant.
 *
 * @param timeZone IANA name; absent: this machine's
 */
export function momentsIn(locale: string, timeZone?: string): (instant: string) => string {
  const key = `${locale} ${timeZone ?? ''}`;
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone, calendar: 'gregory' } as const;
  // To make one takes longer than to write thousands of instants.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return (instant) => {
    const at = new Date(instant);
    return Number.isNaN(at.getTime()) ? '' : format.format(at);
  };
}
