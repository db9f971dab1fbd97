import { parseClockTime } from './clock-time.ts';
import { formatDayPeriod } from './format-date.ts';

/**
 * Parses a time as people type it: `14:30`, `9.05`, `0905`, `2:30 pm`, `2:30 م`, `9 Uhr`.
 *
 * @param text lower-case text with Latin digits
 * @param reader locale of day periods, and whether the text is complete; until `isFinal`, an hour without minutes isn't
 * parsed
 * @returns `HH:mm`, or `HH:mm:ss` if seconds were typed
 */
export function parseClockText(
  text: string,
  { locale, isFinal }: { readonly locale: string; readonly isFinal: boolean },
): string | undefined {
  const match = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?(?:[:.](\d{2}))?\s*([^\d\s].*)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, hour = '', minute, second, dayPeriodText = ''] = match;
  if (minute === undefined && dayPeriodText === '' && !isFinal) return undefined;
  const half = findDayPeriod(dayPeriodText, locale);
  if (half === undefined) return undefined;
  const time = parseClockTime(`${hour}:${minute ?? '00'}:${second ?? '00'} ${half}`);
  return second === undefined ? time?.slice(0, 5) : time;
}

/**
 * Parses the words after a time.
 * @returns `am` or `pm`, '' for words without a day period (`Uhr`), `undefined` for other words
 */
function findDayPeriod(dayPeriodText: string, locale: string): 'am' | 'pm' | '' | undefined {
  const word = dayPeriodText.replace(/[\s.]/g, '');
  if (['', 'uhr', 'h'].includes(word)) return '';
  for (const [half, hour] of [['am', 9] as const, ['pm', 21] as const]) {
    if ([half, half[0], formatDayPeriod(locale, hour).toLowerCase()].includes(word)) return half;
  }
  return undefined;
}
