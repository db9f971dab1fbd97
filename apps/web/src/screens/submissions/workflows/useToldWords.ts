import { useWords } from '@tideform/words/react';
import { emailOutcomeWords } from '../../../ui/outcome/email-outcome.words.ts';
import { outcomeWords } from '../../../ui/outcome/outcome.words.ts';
import type { ToldWords } from '../../../ui/outcome/word-told.ts';

export function useToldWords(): ToldWords {
  return { outcomes: useWords(outcomeWords), emails: useWords(emailOutcomeWords) };
}
