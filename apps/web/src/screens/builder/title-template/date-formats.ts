/** Date formats to choose from; authors may write others in the template. */
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

/** Date format of an inserted field before the user chooses another one. */
export const defaultDateFormat: DateFormat = 'DD-MM-YYYY';

/** Replaces the date format in an inserted expression. */
export const replaceDateFormat = (insert: string, format: DateFormat): string =>
  insert.replace(`"${defaultDateFormat}"`, `"${format}"`);
