/** An instant as it is written where the person lives, to the minute; '' for what is no instant. */
export const wordMoment = (instant: string, locale: string): string =>
  word(instant, locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Its day alone. */
export const wordDay = (instant: string, locale: string): string => word(instant, locale, { dateStyle: 'medium' });

/** Its day with the weekday. */
export const wordLongDay = (instant: string, locale: string): string => word(instant, locale, { dateStyle: 'full' });

/** Its time alone. */
export const wordTime = (instant: string, locale: string): string =>
  word(instant, locale, { hour: '2-digit', minute: '2-digit' });

function word(instant: string, locale: string, style: Intl.DateTimeFormatOptions): string {
  const when = new Date(instant);
  return Number.isNaN(when.getTime()) ? '' : formatOf(locale, style).format(when);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each way of writing: to make one takes longer than to write thousands of instants. */
function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory' });
  formats.set(key, format);
  return format;
}
