import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { confidentialForm, confidentialRefusals } from './confidential-form.ts';

/** New responses go into the folder of all again, where the team's people may write. What is confidential stays so. */
export const disableConfidential = apiOperation({
  name: 'disableConfidential',
  summary: "Make a form's further responses visible to the team",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/disable',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: confidentialForm,
  refusals: confidentialRefusals,
});
