import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams, webhookSecret } from './webhook.ts';

/** Rotates the secret of a webhook. For one day, requests are also signed with the previous secret. For builders. */
export const rotateWebhookSecret = apiOperation({
  name: 'rotateWebhookSecret',
  summary: "Rotate a webhook's secret; the previous secret stays valid for a day",
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/secrets',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  output: z.object({
    secret: webhookSecret,
    /** Time until which requests are signed with both secrets; `null` if the webhook had no previous secret. */
    formerUntil: z.nullable(z.iso.datetime()),
  }),
  refusals: {},
});
