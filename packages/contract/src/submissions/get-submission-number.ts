import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { submissionNumber } from './submission-number.ts';

/** Returns the number from which the next submission continues. */
export const getSubmissionNumber = apiOperation({
  name: 'getSubmissionNumber',
  summary: "Get a form's submission number",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number',
  caller: 'team',
  params: formParams,
  output: z.extend(submissionNumber, {
    /**
     * Number of submissions, including submissions through share links and deleted submissions; a resubmitted response
     * counts once.
     */
    submissions: z.optional(z.int().check(z.minimum(0))),
  }),
  refusals: {},
});
