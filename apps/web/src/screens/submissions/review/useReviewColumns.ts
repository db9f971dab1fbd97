import { type DeskColumn, reviewColumnMessages, reviewColumns } from '@tideform/desk';
import { useMessages } from '@tideform/i18n/react';
import type { FormReview } from '@tideform/sync';
import { useMemo } from 'react';

const none: readonly DeskColumn[] = [];

/** None where submissions are not reviewed. @param areKnown what reviewers did has been read */
export function useReviewColumns(form: FormReview | undefined, areKnown: boolean): readonly DeskColumn[] {
  const messages = useMessages(reviewColumnMessages);
  return useMemo(() => (form ? reviewColumns(form, messages, areKnown) : none), [form, messages, areKnown]);
}
