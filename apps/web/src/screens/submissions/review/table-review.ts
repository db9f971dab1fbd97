import type { FormReview, Review } from '@tideform/sync';

/** Review settings of the form, and a callback for changes of a submission's review. */
export interface TableReview {
  readonly form: FormReview;
  /** Called after a change on this screen. */
  readonly onReviewed: (responseId: string, review: Review) => void;
}
