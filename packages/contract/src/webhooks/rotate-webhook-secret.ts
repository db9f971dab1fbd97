import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams, webhookSecret } from './webhook.ts';

/** Gives a webhook another secret. For a day what is sent is signed with the former one, too. For who may build the team's forms. */
export const rotateWebhookSecret = apiOperation({
  name: 'rotateWebhookSecret',
  summary: 'Give a webhook another secret; the former one counts for a day',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/secrets',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  output: z.object({
    secret: webhookSecret,
    /** Until then both sign; `null`: there was none before. */
    formerUntil: z.nullable(z.iso.datetime()),
  }),
  refusals: {},
});
