import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { confidentialForm, confidentialRefusals } from './confidential-form.ts';

/**
 * Stores new responses in the shared folder again, where all team members can write. Existing confidential responses
 * stay confidential.
 */
export const disableConfidential = apiOperation({
  name: 'disableConfidential',
  summary: "Make a form's future responses visible to the team",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/disable',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: confidentialForm,
  refusals: confidentialRefusals,
});
