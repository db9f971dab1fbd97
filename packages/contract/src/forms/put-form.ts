import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formRegistration, registeredForm } from './form-registration.ts';

/** Registers a form, or replaces its registration; publishing does it each time. Repeating it changes nothing. */
export const putForm = apiOperation({
  name: 'putForm',
  summary: 'Register where a published form lies',
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}',
  caller: 'team',
  params: formParams,
  body: formRegistration,
  output: registeredForm,
  refusals: {},
});
