import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookRequest } from '../webhooks/webhook.ts';
import { webhookMessage } from './webhook-message.ts';
import { deliveryFailure } from './webhook-status.ts';

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
