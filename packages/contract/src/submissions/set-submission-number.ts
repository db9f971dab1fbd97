import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { MAX_SUBMISSION_NUMBER, submissionNumber } from './submission-number.ts';

/**
 * Sets the number from which the next submission continues: the next submission gets `value + 1`, or the first free
 * number above that.
 */
export const setSubmissionNumber = apiOperation({
  name: 'setSubmissionNumber',
  summary: "Set a form's submission number",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    submissionNumber: z.int().check(z.minimum(0), z.maximum(MAX_SUBMISSION_NUMBER - 1)),
  }),
  output: submissionNumber,
  refusals: {
    /** The team's plan doesn't include submission numbers. */
    'locked-by-plan': 403,
  },
});
