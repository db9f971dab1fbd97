import { useMessages } from '@tideform/i18n/react';
import { createReviewColumns, reviewColumnMessages, type SubmissionColumn } from '@tideform/submission-views';
import type { FormReview } from '@tideform/sync';
import { useMemo } from 'react';

const noColumns: readonly SubmissionColumn[] = [];

/**
 * Returns the review columns; empty if the form has no review.
 *
 * @param areLoaded whether the reviews have been loaded
 */
export function useReviewColumns(form: FormReview | undefined, areLoaded: boolean): readonly SubmissionColumn[] {
  const messages = useMessages(reviewColumnMessages);
  return useMemo(
    () => (form ? createReviewColumns(form, messages, areLoaded) : noColumns),
    [form, messages, areLoaded],
  );
}
