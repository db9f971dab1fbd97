import type { FormReview } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import type { DeskColumn } from '../desk/desk-column.ts';
import { reviewWords } from './review.words.ts';
import { reviewColumns } from './review-columns.ts';

const none: readonly DeskColumn[] = [];

/** None where submissions are not reviewed. */
export function useReviewColumns(form: FormReview | undefined): readonly DeskColumn[] {
  const words = useWords(reviewWords);
  return useMemo(() => (form ? reviewColumns(form, words) : none), [form, words]);
}
