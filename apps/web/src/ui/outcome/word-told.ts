import type { EmailStatus, WebhookStatus } from '@tideform/contract';
import { joinParts } from '../join-parts.ts';
import { wordMoment } from '../word-moment.ts';
import type { EmailOutcomeMessages } from './email-outcome.messages.ts';
import type { OutcomeMessages } from './outcome.messages.ts';
import { wordOutcome } from './word-outcome.ts';

type Told = (WebhookStatus & { readonly kind: 'webhook' }) | (EmailStatus & { readonly kind: 'email' });

export interface ToldMessages {
  readonly outcomes: OutcomeMessages;
  readonly emails: EmailOutcomeMessages;
}

/** Who was told: a webhook by its name, or people by email. */
export const nameTold = (told: Told, { emails }: ToldMessages): string =>
  told.kind === 'webhook' ? told.name : emails.name;

/** What became of it, with why where it failed. */
export function wordTold(told: Told, { outcomes, emails }: ToldMessages, locale: string): string {
  if (told.kind === 'webhook') return wordOutcome(told, outcomes, locale);
  const { status, failure, nextAt } = told;
  if (status !== 'error') return outcomes.statuses[status];
  const next = nextAt === null ? '' : outcomes.nextTry({ moment: wordMoment(nextAt, locale) });
  return joinParts([failure ? emails.failures[failure] : outcomes.statuses.error, next]);
}
