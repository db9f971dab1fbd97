import { useLocale, useMessages } from '@tideform/i18n/react';
import type { AnswerColumn } from '@tideform/print/columns';
import {
  columnMessages,
  createReviewColumns,
  createSubmissionColumns,
  findRows,
  reviewColumnMessages,
  type SubmissionColumn,
} from '@tideform/submission-views';
import type { FormReview, FormRow, SubmissionItem } from '@tideform/sync';
import { useEffect, useMemo, useState } from 'react';
import type { ReviewedSubmissions } from '../../../data/submissions/useReviewedSubmissions.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { Submissions } from '../reading/useSubmissions.ts';
import { useRowSelection } from '../table/useRowSelection.ts';
import { useTableView } from '../views/useTableView.ts';
import { useTableModel } from './useTableModel.ts';

/** Loads submissions of the range that aren't loaded yet. */
export type MoreSubmissions = Pick<Submissions, 'isLoadingMore' | 'hasMoreFailed' | 'loadAll' | 'readAll'>;

interface TableStateInput {
  readonly form: Pick<FormRow, 'id' | 'submissionTableViews' | 'defaultViewId' | 'review'>;
  readonly items: readonly SubmissionItem[];
  readonly answers: readonly AnswerColumn[];
  readonly more: MoreSubmissions | undefined;
  readonly reviews: ReviewedSubmissions['loadState'];
  /** Whether the summary is shown in place of the rows. */
  readonly isSummary: boolean;
}

/**
 * Returns the rows of the chosen view and their selection. While rows are searched, filtered, sorted or summarized, all
 * submissions of the range are loaded.
 */
export function useTableState({ form, items, answers, more, reviews, isSummary }: TableStateInput) {
  const messages = useMessages(columnMessages);
  const { anonymous } = useMessages(uiMessages);
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  const review = useReviewColumns(form.review, reviews === 'here');
  const columns = useMemo(
    () => createSubmissionColumns(answers, messages, { locale, anonymous }, review),
    [answers, messages, locale, anonymous, review],
  );
  const chosen = useTableView(form);
  const { view, change } = chosen;
  const table = useTableModel(items, columns, view, { typed, locale });
  const selection = useRowSelection(table.rows);
  const needsAllRows = isSummary || typed !== '' || view.columnFilters.length > 0 || view.sorting.length > 0;
  const shouldLoadAll = needsAllRows && more !== undefined && !more.isLoadingMore && !more.hasMoreFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `more` changes with each render; only the flag matters.
  useEffect(() => {
    if (shouldLoadAll) more?.loadAll();
  }, [shouldLoadAll]);
  /** Whether loading all rows failed. Rows not covered yet are `unsearched`: still loading, or failed. */
  const isFailed = needsAllRows && more?.hasMoreFailed;
  const unsearched = isFailed ? 'failed' : (needsAllRows && more) || table.isSearching ? 'loading' : undefined;
  const isReview = ({ id }: { readonly id: string }) => review.some((column) => column.id === id);
  /** Whether data that the rows are filtered by is still loading. */
  const isLoading = unsearched === 'loading' || (reviews === 'coming' && view.columnFilters.some(isReview));
  /** Finds all matching submissions, including those that aren't loaded yet. */
  const readAllMatching: Submissions['readAll'] | undefined =
    more && (async (signal, onRead) => findRows(await more.readAll(signal, onRead), columns, view, { typed, locale }));
  const clear = () => {
    setTyped('');
    change((now) => ({ ...now, columnFilters: [] }));
  };
  return {
    columns,
    chosen,
    view,
    change,
    table,
    ticks: selection,
    isComing: isLoading,
    unsearched,
    typed,
    setTyped,
    readFound: readAllMatching,
    clear,
  };
}

export type TableState = ReturnType<typeof useTableState>;

const noColumns: readonly SubmissionColumn[] = [];

/**
 * Returns the review columns; empty if the form has no review.
 *
 * @param areLoaded whether the reviews have been loaded
 */
function useReviewColumns(form: FormReview | undefined, areLoaded: boolean): readonly SubmissionColumn[] {
  const messages = useMessages(reviewColumnMessages);
  return useMemo(
    () => (form ? createReviewColumns(form, messages, areLoaded) : noColumns),
    [form, messages, areLoaded],
  );
}
