import { formatDate } from './format-date.ts';
import type { DayPart } from './shown-day.ts';

/** Which part of a format is asked for. */
type Asked = 'date' | 'datetime-local' | 'time';

/** What form.io writes into every date and every time: nobody has chosen it. */
export const unchosen = { date: 'yyyy-MM-dd hh:mm a', time: 'HH:mm' } as const;

/** The format that an author has chosen, '' where they left it to the language of whoever reads. */
export const chosenFormat = (...stored: readonly string[]): string =>
  stored.find((format) => format !== '' && format !== unchosen.date && format !== unchosen.time) ?? '';

/**
 * Writes a day, a time or both as an author's format says.
 *
 * @param wall `YYYY-MM-DDTHH:mm`, also with seconds
 * @returns `undefined` where the format says nothing of what is asked for
 */
export function inFormat(wall: string, kind: Asked, format: string, locale: string): string | undefined {
  const hours = format.search(/[Hh]/);
  const day = hours < 0 ? format : withoutJoin(format.slice(0, hours));
  const clock = hours < 0 ? '' : format.slice(hours);
  const moment = clock === '' ? `${day} HH:mm` : format;
  const asked = { date: day, time: clock, 'datetime-local': day === '' ? '' : moment }[kind];
  return asked === '' ? undefined : formatDate(wall, asked, locale);
}

/** Without what joins a day to its hours. */
function withoutJoin(day: string): string {
  let end = day.length;
  while (end > 0 && /[\s,T]/.test(day[end - 1]!)) end -= 1;
  return day.slice(0, end);
}

const lettersOf = { year: /y/i, month: /M/, day: /d/i } as const;

/** In which order a format has the parts of a day; `undefined` where it does not name all three. */
export function orderIn(format: string): readonly DayPart[] | undefined {
  const letters = format.replace(/'[^']*'/g, '');
  const place = (part: DayPart) => letters.search(lettersOf[part]);
  const parts: readonly DayPart[] = ['year', 'month', 'day'];
  if (parts.some((part) => place(part) < 0)) return undefined;
  return parts.toSorted((one, other) => place(one) - place(other));
}
