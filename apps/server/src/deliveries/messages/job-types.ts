import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobType } from '../../job-type.ts';
import type { WebhookQueueKey } from './due-events-store.ts';

const payloadSchema = z.object({ teamId: z.guid(), responseId: recordId });
const getQueueKey = ({ teamId, responseId }: WebhookQueueKey) => `${teamId}/${responseId}`;

/** Job type for sending the webhook events of one response, in order. */
export const sendEventsJobType: JobType<WebhookQueueKey> = {
  name: 'send-webhook-messages',
  payload: payloadSchema,
  getKey: getQueueKey,
};

/**
 * Job type that queues `sendEvents` a moment later. A running job can't queue another run of itself with the same key.
 */
export const sendEventsSoonJobType: JobType<WebhookQueueKey> = {
  name: 'send-webhook-messages-soon',
  payload: payloadSchema,
  getKey: getQueueKey,
};

export interface DisabledWebhookKey {
  readonly webhookId: string;
}

/** Job type for emailing the creator of a disabled webhook. */
export const notifyWebhookDisabledJobType: JobType<DisabledWebhookKey> = {
  name: 'tell-webhook-disabled',
  payload: z.object({ webhookId: z.guid() }),
  getKey: ({ webhookId }) => webhookId,
};
