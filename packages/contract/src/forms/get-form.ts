import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { registeredForm } from './form-registration.ts';

/** Returns a form's registration; `not-found` before the first publication. */
export const getForm = apiOperation({
  name: 'getForm',
  summary: "Get a published form's location",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}',
  caller: 'team',
  params: formParams,
  output: registeredForm,
  refusals: {},
});
