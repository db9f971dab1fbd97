import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Number of stored events of a webhook, grouped by delivery status. */
export const webhookCounts = z.object({
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
