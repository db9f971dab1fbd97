import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import {
  computeRanksInSlices,
  findRows,
  getRowSearchText,
  isShownByDefault,
  type SubmissionColumn,
  type ViewState,
} from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useDebouncedValue } from '../../../ui/loading/useLoaded.ts';
import { maxColumnPx, minColumnPx } from '../view-changes.ts';

/** Visible column with its layout. */
export interface ShownColumn {
  readonly column: SubmissionColumn;
  readonly widthPx: number;
  /**
   * Distance of a pinned column from the start edge in pixels, while other columns scroll; absent if the column isn't
   * pinned.
   */
  readonly pinnedPx?: number;
}

export interface TableModel {
  /** Found rows, in order. */
  readonly rows: readonly SubmissionItem[];
  /** Whether some loaded rows aren't searched yet, because they're still being indexed. */
  readonly isSearching: boolean;
  /** Key of the current search, filters and sorting. */
  readonly queryKey: string;
  /** Visible columns, in order. */
  readonly shown: readonly ShownColumn[];
  /** IDs of all columns including hidden ones, in order. */
  readonly order: readonly string[];
  /** Computes sort keys of a column ahead of time; with many rows that would take too long on click. */
  readonly prepareSorting: (column: SubmissionColumn) => void;
}

/** Returns rows and columns as the view defines them: search, filters, sorting, visibility, order and widths. */
export function useTableModel(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  view: ViewState,
  search: { readonly typed: string; readonly locale: string },
): TableModel {
  const { locale } = search;
  const searched = useSearchInput(items, columns, search.typed);
  const { typed } = searched;
  const { columnFilters, sorting } = view;
  const rows = useMemo(
    () => findRows(searched.items, columns, { columnFilters, sorting }, { typed, locale }),
    [searched.items, columns, columnFilters, sorting, typed, locale],
  );
  const isSearching = searched.items !== items;
  const layout = useColumnLayout(columns, view);
  const prepareSorting = useCallback(
    (column: SubmissionColumn) => void (column.getSortKey && computeRanksInSlices(items, column, locale)),
    [items, locale],
  );
  const queryKey = useMemo(() => JSON.stringify([columnFilters, sorting, typed]), [columnFilters, sorting, typed]);
  return useMemo(
    () => ({ rows, isSearching, queryKey, ...layout, prepareSorting }),
    [rows, isSearching, queryKey, layout, prepareSorting],
  );
}

/** Returns the visible columns with their position and width. */
function useColumnLayout(columns: readonly SubmissionColumn[], view: ViewState): Pick<TableModel, 'shown' | 'order'> {
  const { columnVisibility, columnOrder, columnSizing, columnPinning } = view;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, widthPx }): ColumnDef<typeof features, SubmissionItem> => ({
          ...{ id, size: widthPx, minSize: minColumnPx, maxSize: maxColumnPx },
        }),
      ),
    [columns],
  );
  // Ignores columns of the view that the form no longer has.
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, columnVisibility[id] ?? isShownByDefault(id)])),
      columnOrder: columnOrder.filter((id) => byId.has(id)),
      columnSizing: { ...columnSizing },
      columnPinning: { start: columnPinning.filter((id) => byId.has(id)), end: [] },
    }),
    [columns, columnVisibility, columnOrder, columnSizing, columnPinning, byId],
  );
  const table = useTable({ features, columns: definitions, data: noRows, state });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result depends only on the table’s columns and state.
  return useMemo(() => {
    const visibleColumns = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()];
    const shown = visibleColumns.map((one): ShownColumn => {
      const pinnedPx = one.getIsPinned() === 'start' ? one.getStart('start') : undefined;
      return { column: byId.get(one.id)!, widthPx: one.getSize(), ...(pinnedPx !== undefined && { pinnedPx }) };
    });
    return { shown, order: table.getAllLeafColumns().map(({ id }) => id) };
  }, [state, byId]);
}

/** Empty list of rows for TanStack Table, which only lays out the columns here. */
const noRows: readonly SubmissionItem[] = [];

/** Number of rows that are indexed and searched synchronously. */
const syncRowLimit = 1000;
/** Characters typed within this time, in milliseconds, trigger a single search. */
const debounceMs = 30;

interface SearchInput {
  readonly items: readonly SubmissionItem[];
  readonly typed: string;
}

/**
 * Returns the debounced search text and the rows to search. With many rows, typing waits neither for results of earlier
 * characters nor for rows that aren't indexed yet; those are searched once indexed. Earlier results stay until the
 * first rows are indexed.
 */
function useSearchInput(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  typed: string,
): SearchInput {
  const hasManyRows = items.length > syncRowLimit;
  const indexed = useSearchIndex(items, columns, typed !== '');
  const debounced = useDebouncedValue(typed, debounceMs);
  const deferred = useDeferredValue(hasManyRows && typed !== '' ? debounced : typed);
  const searched = useRef<SearchInput>({ items, typed: deferred });
  const { current } = searched;
  if (!hasManyRows || deferred === '') searched.current = { items, typed: deferred };
  else if (indexed.length > 0 && (current.items !== indexed || current.typed !== deferred))
    searched.current = { items: indexed, typed: deferred };
  return searched.current;
}

/**
 * Features of TanStack Table used for the column layout. Rows are filtered and sorted by `findRows`, as for emails and
 * downloads, and rendered here.
 */
const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnPinningFeature,
});

/** Maximum time of one indexing slice before yielding to other tasks, in milliseconds. */
const sliceMs = 8;
const pauseMs = 16;
/** Delay before indexing starts, so that rendering goes first. */
const startDelayMs = 500;
/** Interval in which partial results are published while a search waits for them. */
const publishMs = 100;

/**
 * Builds the search text of all rows in small slices, so that the first typed character finds them indexed; without
 * pauses while a search waits (`isUrgent`).
 *
 * @returns the leading rows indexed so far, finally all; empty after the columns change
 */
function useSearchIndex(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  isUrgent: boolean,
): readonly SubmissionItem[] {
  const [known, setKnown] = useState<IndexedRows>({ items: noRows, columns });
  const indexed = known.columns === columns && startsWithRows(items, known.items) ? known.items : noRows;
  useEffect(() => {
    if (indexed === items) return;
    const indexRow = getRowSearchText(columns);
    let at = indexed.length;
    let publishAt = performance.now() + publishMs;
    const indexSlice = () => {
      const end = performance.now() + sliceMs;
      for (; at < items.length && performance.now() < end; at += 1) indexRow(items[at]!);
      if (at === items.length) return setKnown({ items, columns });
      if (isUrgent && performance.now() >= publishAt) {
        publishAt = performance.now() + publishMs;
        setKnown({ items: items.slice(0, at), columns });
      }
      timer = setTimeout(indexSlice, isUrgent ? 0 : pauseMs);
    };
    let timer = setTimeout(indexSlice, isUrgent ? 0 : startDelayMs);
    return () => clearTimeout(timer);
  }, [items, columns, isUrgent, indexed]);
  return indexed;
}

interface IndexedRows {
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly SubmissionColumn[];
}

/** Whether `items` starts with the rows of `before`. Rows that are loaded later are appended. */
const startsWithRows = (items: readonly SubmissionItem[], before: readonly SubmissionItem[]): boolean =>
  before.length <= items.length && items[0] === before[0] && items[before.length - 1] === before.at(-1);
