import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** How many messages of a webhook stand how, of those that are kept. */
export const webhookCounts = z.object({
  webhookId: z.guid(),
  sent: z.int(),
  error: z.int(),
  waiting: z.int(),
});

export type WebhookCounts = z.output<typeof webhookCounts>;

/** What became of all that the webhooks of a form were told in 30 days. For who may build the team's forms; asked again while somebody looks. */
export const countWebhookMessages = apiOperation({
  name: 'countWebhookMessages',
  summary: 'Count what the webhooks of a form were told',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/webhooks/counts',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({
    /** Of webhooks that were told something. */
    counts: z.array(webhookCounts),
  }),
  refusals: {},
});
