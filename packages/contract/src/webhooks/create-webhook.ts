import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { addressRefused, webhook, webhookSecret, webhookSettings } from './webhook.ts';

/** Most webhooks of one form. */
export const webhooksOfForm = 20;

/** Makes a webhook of a form. For who may build the team's forms, and for programs with a key of the team: they register so. */
export const createWebhook = apiOperation({
  name: 'createWebhook',
  summary: 'Make a webhook of a form',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: teamParams,
  body: z.object({ formId: recordId, ...webhookSettings }),
  output: z.object({ webhook, secret: webhookSecret }),
  refusals: {
    ...addressRefused,
    /** The form has as many webhooks as it may have. */
    'too-many-webhooks': 409,
  },
});
