import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { addressRefusals, webhook, webhookSecret, webhookSettings } from './webhook.ts';

/** Maximum webhooks per form. */
export const MAX_WEBHOOKS_PER_FORM = 20;

/** Creates a webhook for a form. For builders, and for programs with an API key, which subscribe this way. */
export const createWebhook = apiOperation({
  name: 'createWebhook',
  summary: 'Create a webhook for a form',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: teamParams,
  body: z.object({ formId: recordId, ...webhookSettings }),
  output: z.object({ webhook, secret: webhookSecret }),
  refusals: {
    ...addressRefusals,
    /** The form has the maximum number of webhooks. */
    'too-many-webhooks': 409,
  },
});
