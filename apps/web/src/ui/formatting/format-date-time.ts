/** Formats an instant as date and time, to the minute; '' if it is invalid. */
export const formatDateTime = (instant: string, locale: string): string =>
  format(instant, locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats the date of an instant. */
export const formatDate = (instant: string, locale: string): string => format(instant, locale, { dateStyle: 'medium' });

/** Formats the date of an instant with its weekday. */
export const formatLongDate = (instant: string, locale: string): string =>
  format(instant, locale, { dateStyle: 'full' });

/** Formats the time of an instant. */
export const formatTime = (instant: string, locale: string): string =>
  format(instant, locale, { hour: '2-digit', minute: '2-digit' });

function format(instant: string, locale: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : getFormatter(locale, style).format(date);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one takes longer than formatting thousands of instants. */
function getFormatter(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory' });
  formats.set(key, format);
  return format;
}
