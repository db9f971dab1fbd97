import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { deliveryResult } from './webhook-status.ts';

/** A webhook event: an event of one response, as sent to one webhook. */
export const webhookMessage = z.object({
  /** The `webhook-id` header of each request, the same for all attempts. */
  id: z.guid(),
  responseId: recordId,
  submissionNumber: z.nullable(z.int()),
  triggerType: z.enum(['submit', 'resubmit', 'delete']),
  ...deliveryResult,
  /** Attempts since the event was last requested. */
  attempts: z.int(),
  madeAt: z.iso.datetime(),
  triedAt: z.nullable(z.iso.datetime()),
  /** Whether the event can be sent again: its body is kept for 30 days. */
  isKept: z.boolean(),
});

export type WebhookMessage = z.output<typeof webhookMessage>;
