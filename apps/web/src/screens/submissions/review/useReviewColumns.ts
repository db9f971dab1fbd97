import { type DeskColumn, reviewColumns, reviewColumnWords } from '@tideform/desk';
import type { FormReview } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';

const none: readonly DeskColumn[] = [];

/** None where submissions are not reviewed. @param areKnown what reviewers did has been read */
export function useReviewColumns(form: FormReview | undefined, areKnown: boolean): readonly DeskColumn[] {
  const words = useWords(reviewColumnWords);
  return useMemo(() => (form ? reviewColumns(form, words, areKnown) : none), [form, words, areKnown]);
}
