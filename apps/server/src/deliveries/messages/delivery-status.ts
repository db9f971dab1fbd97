import { STATUS_CODES } from 'node:http';
import type { WebhookStatus } from '@tideform/contract';

type DeliveryStatus = Pick<WebhookStatus, 'status' | 'statusCode' | 'statusText' | 'failure' | 'nextAt'>;

/**
 * Returns the status of a webhook event for users. The status text is the standard one for the HTTP status code,
 * because the receiver's own text can't be trusted.
 */
export function getDeliveryStatus(event: {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly status_code: number | null;
  readonly failure: string | null;
  readonly next_at: Date;
}): DeliveryStatus {
  const { state, attempts } = event;
  const isUntried = state === 'waiting' && attempts === 0;
  return {
    status: state === 'sent' ? 'sent' : isUntried ? 'waiting' : 'error',
    statusCode: isUntried ? null : event.status_code,
    statusText: isUntried ? '' : getStatusText(event.status_code),
    failure: isUntried ? null : (event.failure as DeliveryStatus['failure']),
    nextAt: state === 'waiting' ? event.next_at.toISOString() : null,
  };
}

export const getStatusText = (code: number | null): string => STATUS_CODES[code ?? 0] ?? '';
