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
  output: submissionNumber,
  refusals: {},
});
