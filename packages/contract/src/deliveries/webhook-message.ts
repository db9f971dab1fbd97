import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { deliveryOutcome } from './webhook-status.ts';

/** What a webhook is told of one happening of one response. */
export const webhookMessage = z.object({
  /** The `webhook-id` of each request, however often it is sent. */
  id: z.guid(),
  responseId: recordId,
  submissionNumber: z.nullable(z.int()),
  triggerType: z.enum(['submit', 'resubmit', 'delete']),
  ...deliveryOutcome,
  /** How often it was tried since it was last asked for. */
  attempts: z.int(),
  madeAt: z.iso.datetime(),
  triedAt: z.nullable(z.iso.datetime()),
  /** Whether it can be sent again: what is sent is kept for 30 days. */
  isKept: z.boolean(),
});

export type WebhookMessage = z.output<typeof webhookMessage>;
