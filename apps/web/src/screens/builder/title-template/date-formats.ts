/** The ways in which a date can be written that are offered; authors may write others. */
export const dateFormats = [
  'YYYY-MM-DD',
  'DD-MM-YYYY',
  'MM-DD-YYYY',
  'YYYY-MM-DD HH:mm:ss',
  'YYYY-MM-DD hh:mm:ssA',
  'MMMM D, YYYY',
  'dddd MMMM D, YYYY',
] as const;

export type DateFormat = (typeof dateFormats)[number];

/** Of a field that is inserted first. */
export const usualDateFormat: DateFormat = 'DD-MM-YYYY';

/** What is inserted for a date, to be written so. */
export const inFormat = (insert: string, format: DateFormat): string =>
  insert.replace(`"${usualDateFormat}"`, `"${format}"`);
