import { STATUS_CODES } from 'node:http';
import type { WebhookStatus } from '@tideform/contract';
import type { Generated } from 'kysely';
import type { TriggerType } from '../../webhooks/create-webhook-payload.ts';

export type WebhookEventTables = {
  webhook_messages: {
    id: string;
    webhook_id: string;
    team_id: string;
    form_id: string;
    response_id: string;
    revision: number;
    trigger_type: TriggerType;
    submission_number: number | null;
    place: Generated<number>;
    body: string | null;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_at: Date;
    status_code: Generated<number | null>;
    failure: Generated<string | null>;
    made_at: Date;
    tried_at: Generated<Date | null>;
  };
  webhook_attempts: {
    message_id: string;
    at: Date;
    took_ms: number;
    status_code: number | null;
    failure: string | null;
  };
};

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
