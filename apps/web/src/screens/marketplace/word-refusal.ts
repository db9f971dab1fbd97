import type { WordsOf } from '@tideform/words';
import type { marketplaceWords } from './marketplace.words.ts';

type Refusals = WordsOf<typeof marketplaceWords>['refusals'];

/** What the server refuses, in words. */
export const wordRefusal = (refusal: string, words: Refusals): string =>
  Object.hasOwn(words, refusal) ? words[refusal as keyof Refusals] : words.other;
