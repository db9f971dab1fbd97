import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams, webhookRequest } from './webhook.ts';

/** What a webhook would be sent of a made-up response. Nothing is sent. For who may build the team's forms. */
export const previewWebhook = apiOperation({
  name: 'previewWebhook',
  summary: 'Show what a webhook would be sent',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/previews',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** Answers of the made-up response. */
    data: z.record(z.string(), z.unknown()),
  }),
  output: z.object({ request: z.object({ ...webhookRequest, body: z.string() }) }),
  refusals: {},
});
