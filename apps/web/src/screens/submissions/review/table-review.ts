import type { FormReview, Review } from '@tideform/sync';

/** The review of a form's submissions, for whoever draws some of it. */
export interface TableReview {
  readonly form: FormReview;
  /** Somebody here has done something. */
  readonly onReviewed: (responseId: string, review: Review) => void;
}
