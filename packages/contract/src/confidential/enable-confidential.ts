import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { confidentialForm, confidentialRefusals } from './confidential-form.ts';

/**
 * Makes a form's responses confidential: the server keeps a folder for each person with the credential, which must be the
 * caller's own, and nobody but owners may look into the folder of all any more. Repeating it finishes what was cut.
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
