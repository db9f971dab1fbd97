import { useMessages } from '@tideform/i18n/react';
import { emailOutcomeMessages } from './email-outcome.messages.ts';
import { outcomeMessages } from './outcome.messages.ts';
import type { ToldMessages } from './word-told.ts';

/** Words for what became of telling others of a submission. */
export function useToldMessages(): ToldMessages {
  return { outcomes: useMessages(outcomeMessages), emails: useMessages(emailOutcomeMessages) };
}
