import { getWebhookMessage, type WebhookMessage } from '@tideform/contract';
import { type Loaded, useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import type { WebhookRequest } from './webhook-request.ts';

export interface WebhookDelivery {
  readonly message: WebhookMessage;
  readonly request: WebhookRequest;
  /** The newest first. */
  readonly attempts: readonly WebhookAttempt[];
}

export interface WebhookAttempt extends Pick<WebhookMessage, 'statusCode' | 'statusText' | 'failure'> {
  readonly at: string;
  readonly tookMs: number;
}

/** What a webhook was told at one time, and each try of it. */
export function useWebhookMessage(params: {
  readonly teamId: string;
  readonly webhookId: string;
  readonly messageId: string;
}): Loaded<WebhookDelivery> {
  const { api } = useData();
  return useLoaded(params.messageId, async () => {
    const answer = await api.call(getWebhookMessage, { params });
    if (!answer.ok) throw refused(answer);
    return answer.value;
  });
}
