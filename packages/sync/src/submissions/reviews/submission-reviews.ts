import type { ReviewDeed } from '@tideform/contract';
import type { Review, ReviewSummary } from '../../library/reviews/review.ts';
import type { SubmissionItem } from '../submission-reader.ts';

/** Of a submission what its review needs to know. */
export type Reviewed = Pick<SubmissionItem, 'responseId' | 'formId'>;

/** What reviewers do with submissions: kept beside each in the library. Needs the network. */
export interface SubmissionReviews {
  /** What became of those that anybody has looked at, by their rows. */
  list(form: { readonly teamId: string; readonly formId: string }, signal?: AbortSignal): Promise<KnownReviews>;
  /** Throws Failed `no-submission-access`. */
  read(teamId: string, reviewed: Reviewed, signal?: AbortSignal): Promise<Review>;
  /**
   * Adds what the person did; however many do so at once, nothing is lost. `deedId`: the same for another try.
   *
   * @throws Failed `no-submission-access`; GraphError 403 where the person may read alone
   */
  add(teamId: string, reviewed: Reviewed, deed: ReviewDeed, deedId: string): Promise<Review>;
}

export interface KnownReviews {
  /** `undefined`: nobody has done anything with it. */
  of(item: Pick<SubmissionItem, 'folderId'>): ReviewSummary | undefined;
}
