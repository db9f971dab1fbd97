import type { WordsOf } from '@tideform/words';
import type { Offered } from '../choices/offered.ts';
import type { comboboxWords } from './combobox.words.ts';

export type OfferedWords = Pick<Offered, 'state' | 'isOld' | 'origin'> & { readonly minSearch?: number };

/** What is said below a list: how much there is, or why there is nothing. */
export function sayOffered(
  { state, isOld, origin, minSearch = 1 }: OfferedWords,
  count: number,
  words: WordsOf<typeof comboboxWords>,
): string {
  if (state === 'refused') return words.refused({ origin });
  if (state === 'short') return words.short({ count: minSearch });
  if (state !== 'found') return words[state];
  const found = count === 0 ? words.none : words.found({ count });
  return isOld ? `${found} · ${words.old}` : found;
}
