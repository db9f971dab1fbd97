import type { WebhookStatus } from '@tideform/contract';
import { joinParts } from '../join-parts.ts';
import { wordMoment } from '../word-moment.ts';
import type { OutcomeWords } from './outcome.words.ts';

export type Outcome = Pick<WebhookStatus, 'status' | 'statusCode' | 'failure' | 'nextAt'>;

/** What became of telling a webhook, with why where it failed: 'Request failed: 502'. */
export function wordOutcome(
  { status, statusCode, failure, nextAt }: Outcome,
  words: OutcomeWords,
  locale: string,
): string {
  if (status !== 'error') return words.statuses[status];
  const detail = statusCode !== null ? String(statusCode) : failure ? words.failures[failure] : '';
  const next = nextAt === null ? '' : words.nextTry({ moment: wordMoment(nextAt, locale) });
  return joinParts([words.requestFailed({ detail }), next]);
}
