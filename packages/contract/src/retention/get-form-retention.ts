import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formRetention } from './form-retention.ts';

/** Returns the retention period of a form and the result of the last run. */
export const getFormRetention = apiOperation({
  name: 'getFormRetention',
  summary: "Get how long a form's responses are kept",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team',
  params: formParams,
  output: formRetention,
  refusals: {},
});
