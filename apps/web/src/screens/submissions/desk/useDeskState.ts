import { columnWords, deskColumns, findRows } from '@tideform/desk';
import type { AnswerColumn } from '@tideform/print/columns';
import type { FormRow, SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useMemo, useState } from 'react';
import type { ReviewedItems } from '../../../data/reviews/useReviewed.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import type { Submissions } from '../reading/useSubmissions.ts';
import { useReviewColumns } from '../review/useReviewColumns.ts';
import { useTicks } from '../table/useTicks.ts';
import { useDeskView } from '../views/useDeskView.ts';
import { useDesk } from './useDesk.ts';

interface Given {
  readonly form: Pick<FormRow, 'id' | 'submissionTableViews' | 'defaultViewId' | 'review'>;
  readonly items: readonly SubmissionItem[];
  readonly answers: readonly AnswerColumn[];
  readonly readAll: Submissions['readAll'] | undefined;
  readonly reviews: ReviewedItems['arrival'];
}

/** What is found among the submissions that are loaded, laid out as the chosen view says, and which rows are ticked. */
export function useDeskState({ form, items, answers, readAll, reviews }: Given) {
  const words = useWords(columnWords);
  const { anonymous } = useWords(uiWords);
  const { locale } = useSpeech();
  const [typed, setTyped] = useState('');
  const review = useReviewColumns(form.review, reviews === 'here');
  const columns = useMemo(
    () => deskColumns(answers, words, { locale, anonymous }, review),
    [answers, words, locale, anonymous, review],
  );
  const chosen = useDeskView(form);
  const { view, change } = chosen;
  const desk = useDesk(items, columns, view, { typed, locale });
  const ticks = useTicks(desk.rows);
  const isReview = ({ id }: { readonly id: string }) => review.some((column) => column.id === id);
  /** What is filtered by is on its way. */
  const isComing = reviews === 'coming' && view.columnFilters.some(isReview);
  /** All that the view finds, also among those that are not loaded. */
  const readFound: Submissions['readAll'] | undefined =
    readAll && (async (signal, onRead) => findRows(await readAll(signal, onRead), columns, view, { typed, locale }));
  const clear = () => {
    setTyped('');
    change((now) => ({ ...now, columnFilters: [] }));
  };
  return { columns, chosen, view, change, desk, ticks, isComing, typed, setTyped, readFound, clear };
}

export type DeskState = ReturnType<typeof useDeskState>;
