import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from '../webhooks/webhook.ts';
import { webhookMessage } from './webhook-message.ts';

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
