import { useMessages } from '@tideform/i18n/react';
import { reviewColumnMessages, reviewColumns, type SubmissionColumn } from '@tideform/submission-views';
import type { FormReview } from '@tideform/sync';
import { useMemo } from 'react';

const none: readonly SubmissionColumn[] = [];

/** None where submissions are not reviewed. @param areKnown what reviewers did has been read */
export function useReviewColumns(form: FormReview | undefined, areKnown: boolean): readonly SubmissionColumn[] {
  const messages = useMessages(reviewColumnMessages);
  return useMemo(() => (form ? reviewColumns(form, messages, areKnown) : none), [form, messages, areKnown]);
}
