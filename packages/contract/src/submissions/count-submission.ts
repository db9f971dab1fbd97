import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Counts one stored submission towards the team's month. The key is the response's id, of a resubmission with `-r` and which one it
 * is; the same key counts once. A resubmission is noted, but is no new submission: `submissions` stays. So it does for a
 * response that never took a number of the form: a count is never a reason to hold a submission up.
 */
export const countSubmission = apiOperation({
  name: 'countSubmission',
  summary: 'Count a stored submission',
  method: 'POST',
  path: '/api/teams/{teamId}/subscription/submission',
  caller: 'team',
  params: teamParams,
  query: z.object({ formId: recordId, resubmission: z._default(z.union([z.boolean(), z.stringbool()]), false) }),
  /** Submissions of the team in the month of this one, counted on the day it was first told. */
  output: z.object({ submissions: z.int().check(z.minimum(0)) }),
  refusals: {},
  idempotent: true,
});
