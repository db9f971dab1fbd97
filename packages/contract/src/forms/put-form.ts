import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';
import { formRegistration, registeredForm } from './form-registration.ts';

/**
 * Registers a form, or replaces its registration; publishing does it each time. Repeating it changes nothing. The body only
 * says where to look: what is kept, and answered, is what the team's own library says of the form.
 */
export const putForm = apiOperation({
  name: 'putForm',
  summary: 'Register where a published form lies',
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: formRegistration,
  output: registeredForm,
  /** The team's library has no such form there. */
  refusals: libraryRefusals,
});
