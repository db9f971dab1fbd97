import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { submissionNumber } from './submission-number.ts';

/**
 * Takes the next number for one response. The key is the response's id: asking again gives the same number. A number is
 * given once only, for ever, also after the form's number was set back; gaps are allowed.
 */
export const nextSubmissionNumber = apiOperation({
  name: 'nextSubmissionNumber',
  summary: 'Take the next submission number for a response',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number/next',
  caller: 'team',
  params: formParams,
  output: submissionNumber,
  refusals: {
    /** The form's number stands at the highest there is: the same call goes through when a builder has set it. */
    'no-number-left': 409,
  },
  idempotent: true,
});
