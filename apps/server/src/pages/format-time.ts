import type { Locale } from '@tideform/i18n';

const format = ({ locale }: Locale, parts: Intl.DateTimeFormatOptions, moment: Date): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', calendar: 'gregory' }).format(moment);

/**
 * Formats the time of an email from today, or the date of an older email, in UTC, since the reader's time zone is
 * unknown.
 */
export function formatTime(moment: Date, now: Date, locale: Locale): string {
  const isToday = moment.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return isToday
    ? `${format(locale, { hour: '2-digit', minute: '2-digit' }, moment)} UTC`
    : format(locale, { day: 'numeric', month: 'short', year: 'numeric' }, moment);
}

export function formatDateTime(moment: Date, locale: Locale): string {
  return `${format(locale, { dateStyle: 'full', timeStyle: 'short' }, moment)} UTC`;
}
