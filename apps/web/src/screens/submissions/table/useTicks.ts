import type { SubmissionItem } from '@tideform/sync';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface Ticks {
  has(listItemId: string): boolean;
  /** Those that are ticked among the rows that are found, in their order. */
  readonly items: readonly SubmissionItem[];
  readonly isAll: boolean;
  /** With `isRange`: all from the one that was ticked last. */
  readonly tick: (item: SubmissionItem, isRange: boolean) => void;
  readonly tickAll: () => void;
  readonly clear: () => void;
}

/** Which rows are ticked. One that is not found any more stays ticked and counts again when it is. */
export function useTicks(rows: readonly SubmissionItem[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const latest = useRef(rows);
  latest.current = rows;
  const tick = useCallback((item: SubmissionItem, isRange: boolean) => {
    const ids = latest.current.map(({ listItemId }) => listItemId);
    const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(item.listItemId)].toSorted((a, b) => a - b);
    last.current = item.listItemId;
    setTicked((now) => {
      const next = new Set(now);
      if (isRange && from! >= 0) for (const id of ids.slice(from, to! + 1)) next.add(id);
      else if (!next.delete(item.listItemId)) next.add(item.listItemId);
      return next;
    });
  }, []);
  const items = useMemo(
    () => (ticked.size === 0 ? [] : rows.filter(({ listItemId }) => ticked.has(listItemId))),
    [rows, ticked],
  );
  const isAll = rows.length > 0 && items.length === rows.length;
  return useMemo(
    () => ({
      has: (id) => ticked.has(id),
      items,
      isAll,
      tick,
      tickAll: () => setTicked(new Set(isAll ? [] : rows.map(({ listItemId }) => listItemId))),
      clear: () => setTicked(new Set()),
    }),
    [ticked, items, isAll, tick, rows],
  );
}
