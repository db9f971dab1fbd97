import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';
import { formRetention } from './form-retention.ts';

/** Stops deleting old responses of the form. */
export const deleteFormRetention = apiOperation({
  name: 'deleteFormRetention',
  summary: "Turn off the deletion of a form's responses",
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formRetention,
  refusals: { 'authorization-expired': 409, ...libraryRefusals },
});
