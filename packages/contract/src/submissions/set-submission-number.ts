import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { highestSubmissionNumber, submissionNumber } from './submission-number.ts';

/** Sets the number that the next submission continues from: it gets the value plus one, or the first free one above it. */
export const setSubmissionNumber = apiOperation({
  name: 'setSubmissionNumber',
  summary: "Set a form's submission number",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    submissionNumber: z.int().check(z.minimum(0), z.maximum(highestSubmissionNumber - 1)),
  }),
  output: submissionNumber,
  refusals: {
    /** The team's plan does not have submission numbers. */
    'locked-by-plan': 403,
  },
});
