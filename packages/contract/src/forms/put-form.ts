import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';
import { formRegistration, registeredForm } from './form-registration.ts';

/**
 * Registers a form or replaces its registration; each publication calls it. Idempotent. The body only contains the
 * location: the server stores and returns what the team's library contains there.
 */
export const putForm = apiOperation({
  name: 'putForm',
  summary: "Register a published form's location",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: formRegistration,
  output: registeredForm,
  /** The library has no such form at that location. */
  refusals: libraryRefusals,
});
