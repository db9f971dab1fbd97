import type { Locale } from '@tideform/i18n';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes, such as 900 byte, 12 kB, 3.4 MB or 12 GB. */
export function formatSize(bytes: number, { locale }: Locale): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : bytes < 1_000_000_000 ? 2 : 3;
  const format = { style: 'unit', unit: units[step], maximumFractionDigits: step >= 2 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step);
}

const formatMoment = ({ locale }: Locale, parts: Intl.DateTimeFormatOptions, moment: Date): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', calendar: 'gregory' }).format(moment);

/**
 * Formats the time of an email from today, or the date of an older email, in UTC, since the reader's time zone is
 * unknown.
 */
export function formatTime(moment: Date, now: Date, locale: Locale): string {
  const isToday = moment.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return isToday
    ? `${formatMoment(locale, { hour: '2-digit', minute: '2-digit' }, moment)} UTC`
    : formatMoment(locale, { day: 'numeric', month: 'short', year: 'numeric' }, moment);
}

export function formatDateTime(moment: Date, locale: Locale): string {
  return `${formatMoment(locale, { dateStyle: 'full', timeStyle: 'short' }, moment)} UTC`;
}
