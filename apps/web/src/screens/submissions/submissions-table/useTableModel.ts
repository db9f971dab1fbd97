import { type ColumnDef, useTable } from '@tanstack/react-table';
import {
  findRows,
  isShownByDefault,
  rankInBreaths,
  type SubmissionColumn,
  type ViewState,
} from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useSettled } from '../../../ui/useSettled.ts';
import { features } from './features.ts';
import { useSearchIndex } from './useSearchIndex.ts';
import { narrowestPx, widestPx } from './view-changes.ts';

/** A column as it is drawn. */
export interface ShownColumn {
  readonly column: SubmissionColumn;
  readonly widthPx: number;
  /** It stays so far from the start while others are scrolled. Absent: it is scrolled. */
  readonly pinnedPx?: number;
}

export interface TableModel {
  /** Those that are found, in order. */
  readonly rows: readonly SubmissionItem[];
  /** Rows that are loaded, and not searched yet: their words are still being read. */
  readonly isSearching: boolean;
  /** What they were found by and are sorted by, as one text. */
  readonly asked: string;
  /** In order. */
  readonly shown: readonly ShownColumn[];
  /** Ids of all columns, hidden ones too, in the order in which they stand. */
  readonly order: readonly string[];
  /** Somebody may be about to sort by a column: of many rows that takes longer than a press may. */
  readonly rankAhead: (column: SubmissionColumn) => void;
}

/** Lays submissions out as a view says: which columns, how wide, in which order, and which rows. */
export function useTableModel(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  view: ViewState,
  search: { readonly typed: string; readonly locale: string },
): TableModel {
  const { locale } = search;
  const searched = useSearched(items, columns, search.typed);
  const { typed } = searched;
  const { columnFilters, sorting } = view;
  const rows = useMemo(
    () => findRows(searched.items, columns, { columnFilters, sorting }, { typed, locale }),
    [searched.items, columns, columnFilters, sorting, typed, locale],
  );
  const isSearching = searched.items !== items;
  const layout = useLayout(columns, view);
  const rankAhead = useCallback(
    (column: SubmissionColumn) => void (column.order && rankInBreaths(items, column, locale)),
    [items, locale],
  );
  const asked = useMemo(() => JSON.stringify([columnFilters, sorting, typed]), [columnFilters, sorting, typed]);
  return useMemo(
    () => ({ rows, isSearching, asked, ...layout, rankAhead }),
    [rows, isSearching, asked, layout, rankAhead],
  );
}

/** Which columns are shown, where and how wide. */
function useLayout(columns: readonly SubmissionColumn[], view: ViewState): Pick<TableModel, 'shown' | 'order'> {
  const { columnVisibility, columnOrder, columnSizing, columnPinning } = view;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, widthPx }): ColumnDef<typeof features, SubmissionItem> => ({
          ...{ id, size: widthPx, minSize: narrowestPx, maxSize: widestPx },
        }),
      ),
    [columns],
  );
  // A view may speak of columns that the form has no longer: they are passed over.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read from the table follows from its columns and its state.
  return useMemo(() => {
    const inSight = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()];
    const shown = inSight.map((one): ShownColumn => {
      const pinnedPx = one.getIsPinned() === 'start' ? one.getStart('start') : undefined;
      return { column: byId.get(one.id)!, widthPx: one.getSize(), ...(pinnedPx !== undefined && { pinnedPx }) };
    });
    return { shown, order: table.getAllLeafColumns().map(({ id }) => id) };
  }, [state, byId]);
}

/** The table library has the columns alone. */
const noRows: readonly SubmissionItem[] = [];

/** So many rows are worded and looked through before anybody notices. */
const fewRows = 1000;
/** Letters that follow each other so fast are one search. */
const quietMs = 30;

interface Searched {
  readonly items: readonly SubmissionItem[];
  readonly typed: string;
}

/**
 * What is searched for, and where. Among many rows no letter waits for what the ones before it find, nor for rows that aren't worded yet: those
 * are searched as their words come. Until the first of them have come, what was found before stays.
 */
function useSearched(items: readonly SubmissionItem[], columns: readonly SubmissionColumn[], typed: string): Searched {
  const isOfMany = items.length > fewRows;
  const worded = useSearchIndex(items, columns, typed !== '');
  const settled = useSettled(typed, quietMs);
  const deferred = useDeferredValue(isOfMany && typed !== '' ? settled : typed);
  const searched = useRef<Searched>({ items, typed: deferred });
  const { current } = searched;
  if (!isOfMany || deferred === '') searched.current = { items, typed: deferred };
  else if (worded.length > 0 && (current.items !== worded || current.typed !== deferred))
    searched.current = { items: worded, typed: deferred };
  return searched.current;
}
