import { getDirection, type Locale } from '@tideform/i18n';

/**
 * Isolates user text with U+2068 and U+2069, so that it doesn't change the direction of a surrounding right-to-left
 * sentence.
 */
export function isolateText(text: string, { language }: Locale): string {
  return getDirection(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}
