import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { AnswerColumn } from '@tideform/print/columns';
import { columnMessages, findRows, submissionColumns } from '@tideform/submission-views';
import type { FormRow, SubmissionItem } from '@tideform/sync';
import { useEffect, useMemo, useState } from 'react';
import type { ReviewedItems } from '../../../data/reviews/useReviewed.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { Submissions } from '../reading/useSubmissions.ts';
import { useReviewColumns } from '../review/useReviewColumns.ts';
import { useTicks } from '../table/useTicks.ts';
import { useTableView } from '../views/useTableView.ts';
import { useTableModel } from './useTableModel.ts';

/** Submissions of the range that are not loaded yet. */
export type MoreSubmissions = Pick<Submissions, 'isLoadingMore' | 'hasMoreFailed' | 'loadAll' | 'readAll'>;

interface Given {
  readonly form: Pick<FormRow, 'id' | 'submissionTableViews' | 'defaultViewId' | 'review'>;
  readonly items: readonly SubmissionItem[];
  readonly answers: readonly AnswerColumn[];
  readonly more: MoreSubmissions | undefined;
  readonly reviews: ReviewedItems['arrival'];
  /** What the rows come to is shown instead of them. */
  readonly isSummary: boolean;
}

/**
 * The rows of the chosen view and which of them are ticked. While rows are searched, filtered, sorted or summed up, every submission of the
 * range is loaded.
 */
export function useTableState({ form, items, answers, more, reviews, isSummary }: Given) {
  const messages = useMessages(columnMessages);
  const { anonymous } = useMessages(uiMessages);
  const { locale } = useSpeech();
  const [typed, setTyped] = useState('');
  const review = useReviewColumns(form.review, reviews === 'here');
  const columns = useMemo(
    () => submissionColumns(answers, messages, { locale, anonymous }, review),
    [answers, messages, locale, anonymous, review],
  );
  const chosen = useTableView(form);
  const { view, change } = chosen;
  const table = useTableModel(items, columns, view, { typed, locale });
  const ticks = useTicks(table.rows);
  const coversAll = isSummary || typed !== '' || view.columnFilters.length > 0 || view.sorting.length > 0;
  const loads = coversAll && more !== undefined && !more.isLoadingMore && !more.hasMoreFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `more` is new with each render; the flag says when to load.
  useEffect(() => {
    if (loads) more?.loadAll();
  }, [loads]);
  /** Rows of the range that the view has not looked at yet: they are being loaded or read, or could not be loaded. */
  const isFailed = coversAll && more?.hasMoreFailed;
  const unsearched = isFailed ? 'failed' : (coversAll && more) || table.isSearching ? 'loading' : undefined;
  const isReview = ({ id }: { readonly id: string }) => review.some((column) => column.id === id);
  /** What is filtered by is on its way. */
  const isComing = unsearched === 'loading' || (reviews === 'coming' && view.columnFilters.some(isReview));
  /** All that the view finds, also among those that are not loaded. */
  const readFound: Submissions['readAll'] | undefined =
    more && (async (signal, onRead) => findRows(await more.readAll(signal, onRead), columns, view, { typed, locale }));
  const clear = () => {
    setTyped('');
    change((now) => ({ ...now, columnFilters: [] }));
  };
  return { columns, chosen, view, change, table, ticks, isComing, unsearched, typed, setTyped, readFound, clear };
}

export type TableState = ReturnType<typeof useTableState>;
