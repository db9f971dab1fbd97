import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formEmail } from './form-email.ts';

/** Returns a form's email; its template is `null` if the form has none. For builders. */
export const getFormEmail = apiOperation({
  name: 'getFormEmail',
  summary: "Get a form's email",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formEmail,
  refusals: {},
});
