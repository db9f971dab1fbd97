import type { DayRange } from '../days/calendar-days.ts';

/** Formats a range of days in a locale. */
export function formatDays({ firstDay, lastDay }: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' });
  return format.formatRange(new Date(firstDay), new Date(lastDay));
}
