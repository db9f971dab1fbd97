import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';
import { reviewEventDetails } from './review-event-details.ts';

export const submissionParams = z.object({ teamId, formId: recordId, responseId: recordId });

/**
 * Records a review event for a reviewer who can read all responses of a form but can't write any, with the form's
 * connected account. Idempotent. Reviewers with write permission record their events themselves.
 */
export const addReviewDeed = apiOperation({
  name: 'addReviewDeed',
  summary: "Add an event to a submission's review",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/responses/{responseId}/review/{deedId}',
  caller: 'team-and-graph',
  params: z.extend(submissionParams, { deedId: recordId }),
  body: z.object({ deed: reviewEventDetails }),
  output: z.object({ comments: z.int() }),
  refusals: {
    /** The form has no connected account. */
    'authorization-required': 409,
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
