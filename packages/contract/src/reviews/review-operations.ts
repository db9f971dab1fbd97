import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/** States of a review, in their usual order. */
export const reviewStates = ['new', 'progress', 'done', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Maximum length of a stored comment, in characters. */
export const MAX_COMMENT_LENGTH = 4000;
/** Maximum people notified by one review event. */
export const MAX_NOTIFIED_PEOPLE = 20;

/** A user of the directory, as stored in review events. */
export const reviewPerson = z.object({ id: z.string().check(z.minLength(1)), name: z.string() });

const comment = z.string().check(z.maxLength(MAX_COMMENT_LENGTH));

/** An event of a submission's review. */
export const reviewEventDetails = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), state: z.enum(reviewStates) }),
  /** `null` removes the assignee. */
  z.object({ kind: z.literal('assigned'), to: z.nullable(reviewPerson) }),
  z.object({
    kind: z.literal('comment'),
    text: comment,
    mentions: z.array(reviewPerson).check(z.maxLength(MAX_NOTIFIED_PEOPLE)),
  }),
  /** Returned to the submitter for correction. */
  z.object({ kind: z.literal('returned'), text: comment }),
  /** Decision in an approval field, identified by its label. */
  z.object({ kind: z.literal('decided'), field: z.string(), status: z.enum(['approved', 'rejected']), text: comment }),
]);
export type ReviewEventDetails = z.output<typeof reviewEventDetails>;

const submissionParams = z.object({ teamId, formId: recordId, responseId: recordId });

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
