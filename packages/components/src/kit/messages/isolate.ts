import { directionOf, type Speech } from '@tideform/i18n';

/** Keeps a text that others wrote from turning the right-to-left sentence around it: U+2068, U+2069. */
export function isolate(text: string, { language }: Speech): string {
  return directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}
