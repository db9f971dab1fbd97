import { getWebhookMessage, type WebhookMessage } from '@tideform/contract';
import { type Loaded, useLoaded } from '../../ui/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import type { WebhookRequest } from './webhook-request.ts';

export interface WebhookEventDetails {
  readonly message: WebhookMessage;
  readonly request: WebhookRequest;
  /** Attempts to deliver the event, newest first. */
  readonly attempts: readonly WebhookAttempt[];
}

export interface WebhookAttempt extends Pick<WebhookMessage, 'statusCode' | 'statusText' | 'failure'> {
  readonly at: string;
  readonly tookMs: number;
}

/** Loads one event of a webhook and its delivery attempts. */
export function useWebhookEvent(params: {
  readonly teamId: string;
  readonly webhookId: string;
  readonly messageId: string;
}): Loaded<WebhookEventDetails> {
  const { api } = useData();
  return useLoaded(params.messageId, async () => {
    const result = await api.call(getWebhookMessage, { params });
    if (!result.ok) throw createRefusalError(result);
    return result.value;
  });
}
