import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';
import { reviewDeed } from './review-deed.ts';

export const submissionParams = z.object({ teamId, formId: recordId, responseId: recordId });

/**
 * Writes down what a reviewer did with a submission who may read all responses of its form and write none, with an account that
 * was lent to the form. Doing it again adds nothing. Whoever may write beside the submission does so themselves.
 */
export const addReviewDeed = apiOperation({
  name: 'addReviewDeed',
  summary: 'Add to the review of a submission',
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/responses/{responseId}/review/{deedId}',
  caller: 'team-and-graph',
  params: z.extend(submissionParams, { deedId: recordId }),
  body: z.object({ deed: reviewDeed }),
  output: z.object({ comments: z.int() }),
  refusals: {
    /** No account is lent to the form. */
    'authorization-required': 409,
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
