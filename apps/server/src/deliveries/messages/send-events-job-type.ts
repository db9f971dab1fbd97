import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobType } from '../../job-type.ts';
import type { WebhookQueueKey } from './due-store.ts';

const payload = z.object({ teamId: z.guid(), responseId: recordId });
const getKey = ({ teamId, responseId }: WebhookQueueKey) => `${teamId}/${responseId}`;

/** Job type for sending the webhook events of one response, in order. */
export const sendEvents: JobType<WebhookQueueKey> = { name: 'send-webhook-messages', payload, getKey };

/**
 * Job type that queues `sendEvents` a moment later. A running job can't queue another run of itself with the same key.
 */
export const sendEventsSoon: JobType<WebhookQueueKey> = { name: 'send-webhook-messages-soon', payload, getKey };
