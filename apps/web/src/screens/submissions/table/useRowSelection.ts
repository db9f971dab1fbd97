import type { SubmissionItem } from '@tideform/sync';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface RowSelection {
  has(listItemId: string): boolean;
  /** Selected rows among the found rows, in their order. */
  readonly items: readonly SubmissionItem[];
  readonly isAll: boolean;
  /** Toggles a row; with `isRange`, selects all rows from the last toggled one. */
  readonly toggle: (item: SubmissionItem, isRange: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * Returns the selection of rows. If a search or filter hides a selected row, the row is selected again once it's found.
 */
export function useRowSelection(rows: readonly SubmissionItem[]): RowSelection {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const lastToggledId = useRef<string>(undefined);
  const latest = useRef(rows);
  latest.current = rows;
  const toggle = useCallback((item: SubmissionItem, isRange: boolean) => {
    const ids = latest.current.map(({ listItemId }) => listItemId);
    const [from, to] = [ids.indexOf(lastToggledId.current ?? ''), ids.indexOf(item.listItemId)].toSorted(
      (a, b) => a - b,
    );
    lastToggledId.current = item.listItemId;
    setSelectedIds((now) => {
      const next = new Set(now);
      if (isRange && from! >= 0) for (const id of ids.slice(from, to! + 1)) next.add(id);
      else if (!next.delete(item.listItemId)) next.add(item.listItemId);
      return next;
    });
  }, []);
  const items = useMemo(
    () => (selectedIds.size === 0 ? [] : rows.filter(({ listItemId }) => selectedIds.has(listItemId))),
    [rows, selectedIds],
  );
  const isAll = rows.length > 0 && items.length === rows.length;
  return useMemo(
    () => ({
      has: (id) => selectedIds.has(id),
      items,
      isAll,
      toggle,
      toggleAll: () => setSelectedIds(new Set(isAll ? [] : rows.map(({ listItemId }) => listItemId))),
      clear: () => setSelectedIds(new Set()),
    }),
    [selectedIds, items, isAll, toggle, rows],
  );
}
