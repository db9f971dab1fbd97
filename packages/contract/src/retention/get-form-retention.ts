import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formRetention } from './form-retention.ts';

/** After how long a form's responses are deleted, and how that goes. */
export const getFormRetention = apiOperation({
  name: 'getFormRetention',
  summary: "Read after how long a form's responses are deleted",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team',
  params: formParams,
  output: formRetention,
  refusals: {},
});
