import { readTime } from './clock-time.ts';
import { halfOfDay } from './format-date.ts';

/**
 * Reads a time as people type it: `14:30`, `9.05`, `0905`, `2:30 pm`, `2:30 م`, `9 Uhr`.
 *
 * @param text in lower case, with the digits 0 to 9
 * @param reader whose halves of the day are named; before it `isFinal`, an hour alone may be on its way to more
 * @returns `HH:mm`, or `HH:mm:ss` where seconds were typed
 */
export function readClockText(
  text: string,
  { locale, isFinal }: { readonly locale: string; readonly isFinal: boolean },
): string | undefined {
  const match = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?(?:[:.](\d{2}))?\s*([^\d\s].*)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, hour = '', minute, second, words = ''] = match;
  if (minute === undefined && words === '' && !isFinal) return undefined;
  const half = halfIn(words, locale);
  if (half === undefined) return undefined;
  const time = readTime(`${hour}:${minute ?? '00'}:${second ?? '00'} ${half}`);
  return second === undefined ? time?.slice(0, 5) : time;
}

/** @returns `am`, `pm`, '' for words that say no more than that it is a time; `undefined` for others */
function halfIn(words: string, locale: string): 'am' | 'pm' | '' | undefined {
  const word = words.replace(/[\s.]/g, '');
  if (['', 'uhr', 'h'].includes(word)) return '';
  for (const [half, hour] of [['am', 9] as const, ['pm', 21] as const]) {
    if ([half, half[0], halfOfDay(locale, hour).toLowerCase()].includes(word)) return half;
  }
  return undefined;
}
