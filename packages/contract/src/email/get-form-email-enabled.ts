import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Whether submissions of a form are told of by email. For whoever is in the team. */
export const getFormEmailEnabled = apiOperation({
  name: 'getFormEmailEnabled',
  summary: "Say whether a form's e-mail is sent",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/enabled',
  caller: 'team',
  params: formParams,
  output: z.object({ enabled: z.boolean() }),
  refusals: {},
});
