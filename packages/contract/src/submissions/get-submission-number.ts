import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { submissionNumber } from './submission-number.ts';

/** Reads the number that the next submission continues from. */
export const getSubmissionNumber = apiOperation({
  name: 'getSubmissionNumber',
  summary: "Read a form's submission number",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number',
  caller: 'team',
  params: formParams,
  output: z.extend(submissionNumber, {
    /** How many have been submitted, by share links too: a submission counts once, one that was deleted since as well. */
    submissions: z.optional(z.int().check(z.minimum(0))),
  }),
  refusals: {},
});
