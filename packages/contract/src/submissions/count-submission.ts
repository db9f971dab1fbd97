import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Counts one stored submission towards the team's month. The idempotency key is the response's ID; for a resubmission,
 * followed by `-r` and its sequence number. The same key counts once. Resubmissions are recorded but don't increase
 * `submissions`; neither do responses without a submission number. Counting never delays a submission.
 */
export const countSubmission = apiOperation({
  name: 'countSubmission',
  summary: 'Count a stored submission',
  method: 'POST',
  path: '/api/teams/{teamId}/subscription/submission',
  caller: 'team',
  params: teamParams,
  query: z.object({ formId: recordId, resubmission: z._default(z.union([z.boolean(), z.stringbool()]), false) }),
  /**
   * Number of the team's submissions in the month of this submission. The month of a submission is that of the day on
   * which it was first reported.
   */
  output: z.object({ submissions: z.int().check(z.minimum(0)) }),
  refusals: {},
  idempotent: true,
});
