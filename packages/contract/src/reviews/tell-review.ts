import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { submissionParams } from './add-review-deed.ts';
import { MAX_NOTIFIED_PEOPLE } from './review-event-details.ts';

/**
 * Why a user is notified of a review: a submission was assigned to them, a comment mentions them, or their submission
 * was returned for correction.
 */
export const reviewNotificationReason = z.enum(['assigned', 'mentioned', 'returned']);
export type ReviewNotificationReason = z.output<typeof reviewNotificationReason>;

/** Creates notifications about the caller's review event. The caller must be able to read the submission. */
export const tellReview = apiOperation({
  name: 'tellReview',
  summary: "Notify people about a submission's review",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/responses/{responseId}/review/news',
  caller: 'team-and-graph',
  params: submissionParams,
  body: z.object({
    news: reviewNotificationReason,
    to: z.array(z.guid()).check(z.minLength(1), z.maxLength(MAX_NOTIFIED_PEOPLE)),
  }),
  output: z.object({ told: z.int() }),
  refusals: {},
});
