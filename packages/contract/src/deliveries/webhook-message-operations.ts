import { z } from 'zod/mini';
import { formParams, recordId, teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookParams, webhookRequest, webhookType } from '../webhooks/webhook.ts';

/**
 * Status of a webhook event. `waiting`: not tried yet. `error`: the last attempt failed; a retry follows if `nextAt` is
 * set.
 */
const deliveryStatus = z.enum(['waiting', 'sent', 'error']);

/** Reason why an event wasn't delivered, if the receiver didn't respond with an HTTP status. */
const deliveryFailure = z.enum([
  'refused',
  'unknown-host',
  'unreachable',
  'timeout',
  /** The stored body can't be decrypted, because the server's encryption key has changed. */
  'unreadable',
  /** The event was pending for 30 days. */
  'too-old',
]);

const deliveryResult = {
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

/** A webhook event: an event of one response, as sent to one webhook. */
const webhookMessage = z.object({
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

/** Lists the events of a webhook, sent and pending, newest first. For builders. */
export const listWebhookMessages = apiOperation({
  name: 'listWebhookMessages',
  summary: "List a webhook's events",
  method: 'GET',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/messages',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  query: z.object({
    /** Cursor: `next` of the previous page. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  }),
  output: z.object({
    /** Events of the page, 50 at most. */
    messages: z.array(webhookMessage),
    /** Cursor of the next page; `null` on the last page. */
    next: z.nullable(z.string()),
  }),
  refusals: {},
});

/**
 * Returns a webhook event with its attempts and the request as it is sent, without its signature; PDFs are replaced by
 * their size. For builders; the body only for builders who can read the response in the team's library.
 */
export const getWebhookMessage = apiOperation({
  name: 'getWebhookMessage',
  summary: 'Get a webhook event and its attempts',
  method: 'GET',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/messages/{messageId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: z.object({ teamId, webhookId: z.guid(), messageId: z.guid() }),
  output: z.object({
    message: webhookMessage,
    request: z.object({
      ...webhookRequest,
      /** Request body; `null` if it is no longer stored, or the caller can't read the response in the library. */
      body: z.nullable(z.string()),
    }),
    /** Attempts, newest first; 100 at most. */
    attempts: z.array(
      z.object({
        at: z.iso.datetime(),
        tookMs: z.int(),
        statusCode: z.nullable(z.int()),
        statusText: z.string(),
        failure: z.nullable(deliveryFailure),
      }),
    ),
  }),
  refusals: {},
});

/** Number of stored events of a webhook, grouped by delivery status. */
const webhookCounts = z.object({
  webhookId: z.guid(),
  sent: z.int(),
  error: z.int(),
  waiting: z.int(),
});

export type WebhookCounts = z.output<typeof webhookCounts>;

/**
 * Counts the events of a form's webhooks in the last 30 days by status. For builders; polled while the screen is open.
 */
export const countWebhookMessages = apiOperation({
  name: 'countWebhookMessages',
  summary: "Count the events of a form's webhooks",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/webhooks/counts',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({
    /** Counts of all webhooks that have events. */
    counts: z.array(webhookCounts),
  }),
  refusals: {},
});

/**
 * Sends webhook events again with their IDs and with all retries; pending events are sent immediately. Events of a
 * paused or disabled webhook are sent when it is active again. For builders.
 */
export const replayWebhookMessages = apiOperation({
  name: 'replayWebhookMessages',
  summary: 'Send webhook events again',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/replays',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** IDs of events, or `failed` for all failed ones. */
    messages: z.union([z.array(z.guid()).check(z.minLength(1), z.maxLength(100)), z.literal('failed')]),
  }),
  output: z.object({
    /** Number of events to send; events whose body is no longer kept can't be sent. */
    replayed: z.int(),
  }),
  limits: { team: 60 },
  refusals: {},
});
