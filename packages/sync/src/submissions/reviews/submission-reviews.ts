import type { ReviewEventDetails } from '@tideform/contract';
import type { Review, ReviewSummary } from '../../library/reviews/review.ts';
import type { SubmissionItem } from '../submission-reader.ts';

/** Identifies a submission for its review. */
export type Reviewed = Pick<SubmissionItem, 'responseId' | 'formId'>;

/** Reviews of submissions, stored next to each submission in the library. Needs the network. */
export interface SubmissionReviews {
  /** Lists the summaries of all submissions that have a review. */
  list(form: { readonly teamId: string; readonly formId: string }, signal?: AbortSignal): Promise<KnownReviews>;
  /**
   * Loads the review of a submission.
   *
   * @throws Failed `no-submission-access`
   */
  read(teamId: string, reviewed: Reviewed, signal?: AbortSignal): Promise<Review>;
  /**
   * Adds a review event by the user. Concurrent events are all kept.
   *
   * @param eventId ID of the event; use the same one to retry
   * @throws Failed `no-submission-access`; GraphError 403 where the user has only read access
   */
  add(teamId: string, reviewed: Reviewed, event: ReviewEventDetails, eventId: string): Promise<Review>;
}

export interface KnownReviews {
  /** Returns the summary of a submission's review; `undefined` if it has none. */
  of(item: Pick<SubmissionItem, 'folderId'>): ReviewSummary | undefined;
}
