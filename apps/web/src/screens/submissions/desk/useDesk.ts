import { useTable } from '@tanstack/react-table';
import { type DeskColumn, searchedWords, type ViewState } from '@tideform/desk';
import type { SubmissionItem } from '@tideform/sync';
import { useDeferredValue, useMemo, useRef } from 'react';
import { features } from './features.ts';
import { idColumn, tableColumns } from './table-columns.ts';
import { useWordsAhead } from './useWordsAhead.ts';

/** A column as it is drawn. */
export interface ShownColumn {
  readonly column: DeskColumn;
  readonly widthPx: number;
  /** It stays so far from the start while others are scrolled. Absent: it is scrolled. */
  readonly pinnedPx?: number;
}

export interface Desk {
  /** Those that are found, in order. */
  readonly rows: readonly SubmissionItem[];
  /** In order. */
  readonly shown: readonly ShownColumn[];
  /** Ids of all columns, hidden ones too, in the order in which they stand. */
  readonly order: readonly string[];
}

/** Lays submissions out as a view says: which columns, how wide, in which order, and which rows. */
export function useDesk(
  items: readonly SubmissionItem[],
  columns: readonly DeskColumn[],
  view: ViewState,
  search: { readonly typed: string; readonly locale: string },
): Desk {
  const { locale } = search;
  const typed = useSearched(items, columns, search.typed);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => tableColumns(columns, locale), [columns, locale]);
  const state = useMemo(() => tableState(view, typed, byId), [view, typed, byId]);
  const table = useTable({
    features,
    columns: definitions,
    data: items,
    state,
    getRowId: ({ listItemId }) => listItemId,
  });
  const model = table.getRowModel();
  const rows = useMemo(() => model.rows.map(({ original }) => original), [model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read from the table follows from its columns and its state.
  return useMemo(() => {
    const inSight = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()];
    const shown = inSight.flatMap((one): ShownColumn | readonly never[] => {
      const column = byId.get(one.id);
      const isPinned = one.getIsPinned() === 'start';
      return column ? { column, widthPx: one.getSize(), ...(isPinned && { pinnedPx: one.getStart('start') }) } : [];
    });
    const order = table.getAllLeafColumns().flatMap(({ id }) => (byId.has(id) ? id : []));
    return { rows, shown, order };
  }, [rows, state, byId]);
}

/** So many rows are worded before anybody notices. */
const fewRows = 1000;

/** What is searched for. Of many rows that are not worded yet nobody waits for the words: what was found before stays until they are there. */
function useSearched(items: readonly SubmissionItem[], columns: readonly DeskColumn[], typed: string): string {
  const areWorded = useWordsAhead(items, columns, typed !== '');
  const deferred = useDeferredValue(typed);
  const searched = useRef(deferred);
  if (areWorded || items.length <= fewRows || deferred === '') searched.current = deferred;
  return searched.current;
}

/** A view may speak of columns that the form has no longer: they are passed over. */
function tableState(view: ViewState, typed: string, byId: ReadonlyMap<string, DeskColumn>) {
  const isHere = ({ id }: { readonly id: string }) => byId.has(id);
  const searched = searchedWords(typed);
  return {
    columnVisibility: { ...view.columnVisibility, [idColumn]: false },
    columnOrder: view.columnOrder.filter((id) => byId.has(id)),
    columnSizing: { ...view.columnSizing },
    columnPinning: { start: view.columnPinning.filter((id) => byId.has(id)), end: [] },
    columnFilters: [
      ...view.columnFilters.filter(isHere),
      ...(searched.length > 0 ? [{ id: idColumn, value: searched }] : []),
    ],
    sorting: view.sorting.filter(isHere).map((one) => ({ ...one })),
  };
}
