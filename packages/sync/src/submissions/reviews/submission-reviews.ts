import type { ReviewEventDetails } from '@tideform/contract';
import type { Review, ReviewSummary } from '../../library/reviews/review.ts';
import type { SubmissionItem } from '../submission-reader.ts';

/** Identifies a submission for its review. */
export type ReviewedSubmission = Pick<SubmissionItem, 'responseId' | 'formId'>;

/** Reviews of submissions, stored next to each submission in the library. Needs the network. */
export interface SubmissionReviews {
  /** Lists the summaries of all submissions that have a review. */
  list(form: { readonly teamId: string; readonly formId: string }, signal?: AbortSignal): Promise<KnownReviews>;
  /**
   * Loads the review of a submission.
   *
   * @throws FailureError `no-submission-access`
   */
  read(teamId: string, reviewed: ReviewedSubmission, signal?: AbortSignal): Promise<Review>;
  /**
   * Adds a review event by the user. Concurrent events are all kept.
   *
   * @param eventId ID of the event; use the same one to retry
   * @throws FailureError `no-submission-access`; GraphError 403 where the user has only read access
   */
  add(teamId: string, reviewed: ReviewedSubmission, event: ReviewEventDetails, eventId: string): Promise<Review>;
}

export interface KnownReviews {
  /** Returns the summary of a submission's review; `undefined` if it has none. */
  get(item: Pick<SubmissionItem, 'folderId'>): ReviewSummary | undefined;
}
