import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Returns whether emails about submissions of a form are sent. For every team member. */
export const getFormEmailEnabled = apiOperation({
  name: 'getFormEmailEnabled',
  summary: "Get whether a form's email is enabled",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/enabled',
  caller: 'team',
  params: formParams,
  output: z.object({ enabled: z.boolean() }),
  refusals: {},
});
