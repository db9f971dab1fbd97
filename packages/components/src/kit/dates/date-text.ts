import { inFormat } from './author-format.ts';

/** What a person picks: a day, a day with a time, or a time; named as the browser's own controls are. */
export type PickerKind = 'date' | 'datetime-local' | 'time';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What was picked, as it is written wherever dates are shown: on the screen, in tables, on paper. `24 Nov 2026, 14:30`, or in the author's
 * format. Without the marks that turn the direction: it stands
 * in a box in which one types.
 *
 * @param picked `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `HH:mm`, also with seconds; '' for nothing
 * @param locale BCP 47
 * @param format the author's; '' where the language of whoever reads says how
 */
export function dateText(picked: string, kind: PickerKind, locale: string, format = ''): string {
  if (picked === '') return '';
  const wall = kind === 'time' ? `2000-01-01T${picked}` : kind === 'date' ? `${picked}T00:00` : picked;
  const chosen = inFormat(wall, kind, format, locale);
  if (chosen !== undefined) return plainText(chosen);
  const hasSeconds = /:\d\d:\d\d$/.test(wall);
  return plainText(formatOf(kind, locale, hasSeconds).format(new Date(`${wall}Z`)));
}

/** Without marks of direction, and with one sort of blank. */
export const plainText = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '').replace(/[\s\u00a0\u202f]+/g, ' ');

function formatOf(kind: PickerKind, locale: string, hasSeconds: boolean): Intl.DateTimeFormat {
  const key = `${kind} ${locale} ${hasSeconds}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...styleOf(kind, hasSeconds), timeZone: 'UTC', calendar: 'gregory' });
    formats.set(key, format);
  }
  return format;
}

function styleOf(kind: PickerKind, hasSeconds: boolean): Intl.DateTimeFormatOptions {
  if (kind === 'date') return { dateStyle: 'medium' };
  const timeStyle = hasSeconds ? 'medium' : 'short';
  return kind === 'time' ? { timeStyle } : { dateStyle: 'medium', timeStyle };
}
