import type { DayPart } from './day-format.ts';
import { formatDate } from './format-date.ts';

/** Part of a date format that is used: the day, the day with the time, or the time. */
type FormattedPart = 'date' | 'datetime-local' | 'time';

/** Default formats that form.io stores in every date and time field, so they don't mean that the author chose them. */
export const defaultFormats = { date: 'yyyy-MM-dd hh:mm a', time: 'HH:mm' } as const;

/** Returns the format that the author chose; '' to use the format of the reader's locale. */
export const findAuthorFormat = (...stored: readonly string[]): string =>
  stored.find((format) => format !== '' && format !== defaultFormats.date && format !== defaultFormats.time) ?? '';

/**
 * Formats a day, a time or both with the author's format.
 *
 * @param wall local time: `YYYY-MM-DDTHH:mm`, optionally with seconds
 * @returns `undefined` if the format doesn't contain the requested part
 */
export function formatWithPattern(
  wall: string,
  kind: FormattedPart,
  format: string,
  locale: string,
): string | undefined {
  const hours = format.search(/[Hh]/);
  const day = hours < 0 ? format : trimEndSeparator(format.slice(0, hours));
  const clock = hours < 0 ? '' : format.slice(hours);
  const moment = clock === '' ? `${day} HH:mm` : format;
  const pattern = { date: day, time: clock, 'datetime-local': day === '' ? '' : moment }[kind];
  return pattern === '' ? undefined : formatDate(wall, pattern, locale);
}

/** Removes the separator between a day and its time. */
function trimEndSeparator(day: string): string {
  let end = day.length;
  while (end > 0 && /[\s,T]/.test(day[end - 1]!)) end -= 1;
  return day.slice(0, end);
}

const dayPartPatterns = { year: /y/i, month: /M/, day: /d/i } as const;

/** Returns the order of day, month and year in a format; `undefined` if one of them is missing. */
export function findDayOrderOfFormat(format: string): readonly DayPart[] | undefined {
  const letters = format.replace(/'[^']*'/g, '');
  const findPosition = (part: DayPart) => letters.search(dayPartPatterns[part]);
  const parts: readonly DayPart[] = ['year', 'month', 'day'];
  if (parts.some((part) => findPosition(part) < 0)) return undefined;
  return parts.toSorted((one, other) => findPosition(one) - findPosition(other));
}
