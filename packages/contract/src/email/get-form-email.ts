import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formEmail } from './form-email.ts';

/** A form without email has one whose template is `null`. For who may build the team's forms. */
export const getFormEmail = apiOperation({
  name: 'getFormEmail',
  summary: "Read a form's e-mail",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formEmail,
  refusals: {},
});
