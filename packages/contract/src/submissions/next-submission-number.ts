import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { submissionNumber } from './submission-number.ts';

/**
 * Assigns the next submission number to a response. The idempotency key is the response's ID; repeating the call
 * returns the same number. A number is never assigned twice, even after the form's number was set back. Gaps are
 * possible.
 */
export const nextSubmissionNumber = apiOperation({
  name: 'nextSubmissionNumber',
  summary: 'Assign the next submission number to a response',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number/next',
  caller: 'team',
  params: formParams,
  output: submissionNumber,
  refusals: {
    /** The form's number has reached the maximum. The same call succeeds after a builder sets a lower number. */
    'no-number-left': 409,
  },
  idempotent: true,
});
