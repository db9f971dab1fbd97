import type { WebhookStatus } from '@tideform/contract';
import { joinParts } from '../join-parts.ts';
import { wordMoment } from '../word-moment.ts';
import type { OutcomeMessages } from './outcome.messages.ts';

export type Outcome = Pick<WebhookStatus, 'status' | 'statusCode' | 'failure' | 'nextAt'>;

/** What became of telling a webhook, with why where it failed: 'Request failed: 502'. */
export function wordOutcome(
  { status, statusCode, failure, nextAt }: Outcome,
  messages: OutcomeMessages,
  locale: string,
): string {
  if (status !== 'error') return messages.statuses[status];
  const detail = statusCode !== null ? String(statusCode) : failure ? messages.failures[failure] : '';
  const next = nextAt === null ? '' : messages.nextTry({ moment: wordMoment(nextAt, locale) });
  return joinParts([messages.requestFailed({ detail }), next]);
}
