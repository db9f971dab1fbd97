import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { submissionNumber } from './submission-number.ts';

/** Sets the number that the next submission continues from: it gets the value plus one, or the first free one above it. */
export const setSubmissionNumber = apiOperation({
  name: 'setSubmissionNumber',
  summary: "Set a form's submission number",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number',
  caller: 'team',
  params: formParams,
  body: submissionNumber,
  output: submissionNumber,
  refusals: {},
});
