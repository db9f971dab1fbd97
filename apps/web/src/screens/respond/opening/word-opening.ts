import type { FormOpening, OpeningState } from '@tideform/sync';
import type { WordsOf } from '@tideform/words';
import { wordMoment } from '../../../ui/word-moment.ts';
import type { openingWords } from './opening.words.ts';

/** Why a form takes no responses now: a heading, and the builder's own text or ours. */
export function wordOpening(
  state: Exclude<OpeningState, 'open'>,
  { opensAt, closesAt, closingText }: FormOpening,
  words: WordsOf<typeof openingWords>,
  locale: string,
): { readonly title: string; readonly text: string } {
  const own = closingText?.trim();
  const texts = {
    'not-open-yet': () => words['not-open-yet'].text({ moment: wordMoment(opensAt ?? '', locale) }),
    closed: () => words.closed.text({ moment: wordMoment(closesAt ?? '', locale) }),
    full: () => words.full.text,
  };
  return { title: words[state].title, text: own || texts[state]() };
}
