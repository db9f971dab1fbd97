import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookRequest } from '../webhooks/webhook.ts';
import { webhookMessage } from './webhook-message.ts';
import { deliveryFailure } from './webhook-status.ts';

/**
 * A message with every try, and the request as it is sent: its signature is left out, and a PDF is named by its size. For who may build the
 * team's forms; the body for those of them who see the response in the team's library.
 */
export const getWebhookMessage = apiOperation({
  name: 'getWebhookMessage',
  summary: 'Look into what a webhook was told',
  method: 'GET',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/messages/{messageId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: z.object({ teamId, webhookId: z.guid(), messageId: z.guid() }),
  output: z.object({
    message: webhookMessage,
    request: z.object({
      ...webhookRequest,
      /** `null`: it is not kept any more, or the library does not show the caller the response. */
      body: z.nullable(z.string()),
    }),
    /** The newest first, 100 at most. */
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
