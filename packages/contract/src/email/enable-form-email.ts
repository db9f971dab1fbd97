import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formEmail } from './form-email.ts';

/** Sends emails about submissions from now on. `not-found`: the form has no email. For builders. */
export const enableFormEmail = apiOperation({
  name: 'enableFormEmail',
  summary: "Enable a form's email",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/email/enable',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formEmail,
  refusals: {},
});
