import { z } from 'zod/mini';
import { webhookType } from '../webhooks/webhook.ts';

/**
 * What became of telling a webhook. `waiting`: it was not tried yet. `error`: the last try failed; it is tried again where `nextAt` is
 * there.
 */
export const deliveryStatus = z.enum(['waiting', 'sent', 'error']);

/** Why a message did not arrive where no status code says it. */
export const deliveryFailure = z.enum([
  'refused',
  'unknown-host',
  'unreachable',
  'timeout',
  /** What was kept cannot be opened any more: the server has another key. */
  'unreadable',
  /** It has waited for 30 days. */
  'too-old',
]);

export const deliveryOutcome = {
  status: deliveryStatus,
  /** What the receiver answered with; `null`: it did not answer. */
  statusCode: z.nullable(z.int()),
  /** What the code is called: 'Bad Gateway'. Empty without one. */
  statusText: z.string(),
  failure: z.nullable(deliveryFailure),
  /** When it is tried again; `null`: it is not. */
  nextAt: z.nullable(z.iso.datetime()),
} as const;

/** What a webhook was told last of a response. */
export const webhookStatus = z.object({
  /** The webhook's. */
  id: z.guid(),
  name: z.string(),
  /** Its origin alone: the rest of an address may be a secret. */
  url: z.string(),
  type: webhookType,
  /** Whether the response's PDF goes along; absent where an older server answers. */
  includePdf: z.optional(z.boolean()),
  ...deliveryOutcome,
  /** Of the last try; without one, since when it waits. */
  timestamp: z.iso.datetime(),
});

export type WebhookStatus = z.output<typeof webhookStatus>;
