import { formatWithPattern } from './author-format.ts';

/** Kind of value that a picker returns: a day, a day with a time, or a time. Named like the browser's input types. */
export type PickerKind = 'date' | 'datetime-local' | 'time';

const formatCache = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a picked value for screens, tables and print: `24 Nov 2026, 14:30`, or with the author's format. Direction
 * marks are removed, because the text is shown in an input.
 *
 * @param pickerValue `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `HH:mm`, optionally with seconds; '' for no value
 * @param locale BCP 47
 * @param format the author's date format; '' for the format of the reader's locale
 */
export function formatPickerValue(pickerValue: string, kind: PickerKind, locale: string, format = ''): string {
  if (pickerValue === '') return '';
  const wall = kind === 'time' ? `2000-01-01T${pickerValue}` : kind === 'date' ? `${pickerValue}T00:00` : pickerValue;
  const chosen = formatWithPattern(wall, kind, format, locale);
  if (chosen !== undefined) return normalizeSpaces(chosen);
  const hasSeconds = /:\d\d:\d\d$/.test(wall);
  return normalizeSpaces(getDateTimeFormat(kind, locale, hasSeconds).format(new Date(`${wall}Z`)));
}

/** Removes direction marks and normalizes spaces. */
export const normalizeSpaces = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '').replace(/[\s\u00a0\u202f]+/g, ' ');

function getDateTimeFormat(kind: PickerKind, locale: string, hasSeconds: boolean): Intl.DateTimeFormat {
  const key = `${kind} ${locale} ${hasSeconds}`;
  let format = formatCache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      ...getFormatOptions(kind, hasSeconds),
      timeZone: 'UTC',
      calendar: 'gregory',
    });
    formatCache.set(key, format);
  }
  return format;
}

function getFormatOptions(kind: PickerKind, hasSeconds: boolean): Intl.DateTimeFormatOptions {
  if (kind === 'date') return { dateStyle: 'medium' };
  const timeStyle = hasSeconds ? 'medium' : 'short';
  return kind === 'time' ? { timeStyle } : { dateStyle: 'medium', timeStyle };
}
