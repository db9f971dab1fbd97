import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';
import { formRetention, retentionPeriod } from './form-retention.ts';

/**
 * Deletes old responses of the form once a day from now on, with the caller's connected account. Responses that the
 * account can't delete stay. Respondents see the retention period in the form.
 */
export const putFormRetention = apiOperation({
  name: 'putFormRetention',
  summary: "Set how long a form's responses are kept",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({ period: retentionPeriod, graphCredentialsId: z.guid().check(z.toLowerCase()) }),
  output: formRetention,
  refusals: {
    /** The credential isn't authorized, or isn't the caller's own. */
    'authorization-required': 409,
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
