import { z } from 'zod/mini';
import { webhookType } from '../webhooks/webhook.ts';

/**
 * Status of a webhook event. `waiting`: not tried yet. `error`: the last attempt failed; a retry follows if `nextAt` is
 * set.
 */
export const deliveryStatus = z.enum(['waiting', 'sent', 'error']);

/** Reason why an event wasn't delivered, if the receiver didn't respond with an HTTP status. */
export const deliveryFailure = z.enum([
  'refused',
  'unknown-host',
  'unreachable',
  'timeout',
  /** The stored body can't be decrypted, because the server's encryption key has changed. */
  'unreadable',
  /** The event was pending for 30 days. */
  'too-old',
]);

export const deliveryResult = {
  status: deliveryStatus,
  /** HTTP status of the receiver's response; `null` if it didn't respond. */
  statusCode: z.nullable(z.int()),
  /** Reason phrase of the status, such as 'Bad Gateway'; empty without a status. */
  statusText: z.string(),
  failure: z.nullable(deliveryFailure),
  /** Time of the next retry; `null` if there is none. */
  nextAt: z.nullable(z.iso.datetime()),
} as const;

/** Status of the latest event of one response for one webhook. */
export const webhookStatus = z.object({
  /** ID of the webhook. */
  id: z.guid(),
  name: z.string(),
  /** Origin only, because the rest of the URL may be a secret. */
  url: z.string(),
  type: webhookType,
  /** Whether the response's PDF is included; absent in responses of older servers. */
  includePdf: z.optional(z.boolean()),
  ...deliveryResult,
  /** Time of the last attempt; before the first attempt, the time when the event was queued. */
  timestamp: z.iso.datetime(),
});

export type WebhookStatus = z.output<typeof webhookStatus>;
