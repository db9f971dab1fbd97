import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';
import { formRetention, retentionPeriod } from './form-retention.ts';

/**
 * From now on, once a day, responses of the form that were submitted longer ago are deleted, by the caller's lent account: what they
 * may not delete stays. The form says so to everybody.
 */
export const putFormRetention = apiOperation({
  name: 'putFormRetention',
  summary: "Have a form's responses deleted after a time",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({ period: retentionPeriod, graphCredentialsId: z.guid().check(z.toLowerCase()) }),
  output: formRetention,
  refusals: {
    /** The credential lacks its authorization, or is nobody's that the caller may lend. */
    'authorization-required': 409,
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
