import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams, webhookRequest } from './webhook.ts';

/** Returns the request that a webhook would receive for a sample response. Nothing is sent. For builders. */
export const previewWebhook = apiOperation({
  name: 'previewWebhook',
  summary: 'Preview what a webhook receives',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/previews',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** Answers of the sample response. */
    data: z.record(z.string(), z.unknown()),
  }),
  output: z.object({ request: z.object({ ...webhookRequest, body: z.string() }) }),
  refusals: {},
});
