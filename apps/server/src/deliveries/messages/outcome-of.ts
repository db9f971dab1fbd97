import { STATUS_CODES } from 'node:http';
import type { WebhookStatus } from '@tideform/contract';

type Outcome = Pick<WebhookStatus, 'status' | 'statusCode' | 'statusText' | 'failure' | 'nextAt'>;

/** What became of a message, as people are told. What a code is called is ours: a receiver's own words are anybody's. */
export function outcomeOf(message: {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly status_code: number | null;
  readonly failure: string | null;
  readonly next_at: Date;
}): Outcome {
  const { state, attempts } = message;
  const untried = state === 'waiting' && attempts === 0;
  return {
    status: state === 'sent' ? 'sent' : untried ? 'waiting' : 'error',
    statusCode: untried ? null : message.status_code,
    statusText: untried ? '' : statusTextOf(message.status_code),
    failure: untried ? null : (message.failure as Outcome['failure']),
    nextAt: state === 'waiting' ? message.next_at.toISOString() : null,
  };
}

export const statusTextOf = (code: number | null): string => STATUS_CODES[code ?? 0] ?? '';
