import { useWords } from '@tideform/words/react';
import { emailOutcomeWords } from './email-outcome.words.ts';
import { outcomeWords } from './outcome.words.ts';
import type { ToldWords } from './word-told.ts';

/** Words for what became of telling others of a submission. */
export function useToldWords(): ToldWords {
  return { outcomes: useWords(outcomeWords), emails: useWords(emailOutcomeWords) };
}
