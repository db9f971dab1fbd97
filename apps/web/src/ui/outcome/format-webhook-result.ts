import type { WebhookStatus } from '@tideform/contract';
import { formatDateTime } from '../format-date-time.ts';
import { joinParts } from '../join-parts.ts';
import type { OutcomeMessages } from './outcome.messages.ts';

export type WebhookResult = Pick<WebhookStatus, 'status' | 'statusCode' | 'failure' | 'nextAt'>;

/** Formats the result of a webhook event. For a failure, includes the reason: 'Request failed: 502'. */
export function formatWebhookResult(
  { status, statusCode, failure, nextAt }: WebhookResult,
  messages: OutcomeMessages,
  locale: string,
): string {
  if (status !== 'error') return messages.statuses[status];
  const detail = statusCode !== null ? String(statusCode) : failure ? messages.failures[failure] : '';
  const next = nextAt === null ? '' : messages.nextTry({ moment: formatDateTime(nextAt, locale) });
  return joinParts([messages.requestFailed({ detail }), next]);
}
