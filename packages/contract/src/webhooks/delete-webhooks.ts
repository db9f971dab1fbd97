import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookOrigin } from './webhook.ts';

/** Deletes a form's webhooks of one origin. Idempotent. For builders. */
export const deleteWebhooks = apiOperation({
  name: 'deleteWebhooks',
  summary: "Delete a form's webhooks of one origin",
  method: 'DELETE',
  path: '/api/teams/{teamId}/webhooks',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  query: z.object({ formId: recordId, origin: webhookOrigin }),
  output: z.object({ deleted: z.int() }),
  refusals: {},
});
