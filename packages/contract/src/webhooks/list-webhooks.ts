import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhook, webhookEnvironment, webhookType } from './webhook.ts';

/** Lists a team's webhooks. For builders. Absent query parameters don't filter. */
export const listWebhooks = apiOperation({
  name: 'listWebhooks',
  summary: "List a team's webhooks",
  method: 'GET',
  path: '/api/teams/{teamId}/webhooks',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  query: z.object({
    formId: z.optional(recordId),
    type: z.optional(webhookType),
    environment: z.optional(webhookEnvironment),
  }),
  output: z.object({ webhooks: z.array(webhook) }),
  refusals: {},
});
