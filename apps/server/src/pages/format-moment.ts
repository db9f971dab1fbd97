import type { Speech } from '@tideform/i18n';

const format = ({ locale }: Speech, parts: Intl.DateTimeFormatOptions, moment: Date): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', calendar: 'gregory' }).format(moment);

/** The time of today's mail, the day of older mail. UTC: the server does not know where the reader is. */
export function formatMoment(moment: Date, now: Date, speech: Speech): string {
  const isToday = moment.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return isToday
    ? `${format(speech, { hour: '2-digit', minute: '2-digit' }, moment)} UTC`
    : format(speech, { day: 'numeric', month: 'short', year: 'numeric' }, moment);
}

export function formatWholeMoment(moment: Date, speech: Speech): string {
  return `${format(speech, { dateStyle: 'full', timeStyle: 'short' }, moment)} UTC`;
}
