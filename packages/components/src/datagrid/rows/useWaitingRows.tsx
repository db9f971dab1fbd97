import type { FieldRow } from '@tideform/engine';
import { useMemo, useRef } from 'react';

/** So many rows that come together are drawn at once; the others wait until they are near. */
const DRAWN_AT_ONCE = 100;

/** @returns ids of the rows that came behind many others at one time: at the start, or with a whole new answer */
export function useWaitingRows(rows: readonly FieldRow[]): ReadonlySet<string> {
  const known = useRef(new Set<string>());
  const waiting = useRef(new Set<string>());
  return useMemo(() => {
    const fresh = rows.filter((row) => !known.current.has(row.id));
    for (const { id } of fresh) known.current.add(id);
    for (const { id } of fresh.slice(DRAWN_AT_ONCE)) waiting.current.add(id);
    return waiting.current;
  }, [rows]);
}
