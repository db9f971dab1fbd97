import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { confidentialForm, confidentialRefusals } from './confidential-form.ts';

/**
 * Makes a form's responses confidential: the server creates a private folder for each respondent with the caller's
 * credential, and only owners can read the shared folder from then on. Repeating the call completes an interrupted one.
 */
export const enableConfidential = apiOperation({
  name: 'enableConfidential',
  summary: "Make a form's responses confidential",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/enable',
  caller: 'team',
  role: 'owner',
  params: formParams,
  body: z.object({ graphCredentialsId: z.guid().check(z.toLowerCase()) }),
  output: confidentialForm,
  refusals: confidentialRefusals,
});
