import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formEmail } from './form-email.ts';

/**
 * Sends no emails about submissions until the email is enabled again. `not-found`: the form has no email. For builders.
 */
export const disableFormEmail = apiOperation({
  name: 'disableFormEmail',
  summary: "Disable a form's email",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/email/disable',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formEmail,
  refusals: {},
});
