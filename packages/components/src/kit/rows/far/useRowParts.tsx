import type { FieldRow } from '@tideform/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** So many rows that come together are drawn at once, but no more cells than these; the others wait until they are near. */
const DRAWN_AT_ONCE = { rows: 100, cells: 1_000 };
/** Rows that are drawn together when they come near. */
const BLOCK = { rows: 20, cells: 200 };

const rowsOf = (most: typeof BLOCK, columns: number): number =>
  Math.max(1, Math.min(most.rows, Math.floor(most.cells / Math.max(1, columns))));

/** A row to draw, or a run of rows that nobody sees yet. */
export type RowPart =
  | { readonly row: FieldRow; readonly index: number }
  | { readonly block: number; readonly firstId: string; readonly count: number };

export interface RowParts {
  readonly parts: readonly RowPart[];
  draw(block: number): void;
  /** Draws a row out of its turn. @returns whether it was not drawn yet */
  reveal(rowId: string): boolean;
}

/**
 * A long list of rows as what is drawn of it. Rows wait that came behind many others at one time: at the start, or with a
 * whole new answer. Paper has all of them.
 */
export function useRowParts(rows: readonly FieldRow[], columns: number): RowParts {
  const blocks = useBlocks(rows, columns);
  const [drawn, setDrawn] = useState<ReadonlySet<number> | 'all'>(() =>
    typeof IntersectionObserver === 'undefined' ? 'all' : new Set(),
  );
  useEffect(() => {
    const drawAll = () => flushSync(() => setDrawn('all'));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, []);
  const parts = useMemo(() => partsOf(rows, blocks, drawn), [rows, blocks, drawn]);
  const draw = (block: number) => setDrawn((now) => (now === 'all' ? now : new Set(now).add(block)));
  return {
    parts,
    draw,
    reveal(rowId) {
      const block = blocks.get(rowId);
      if (block === undefined || drawn === 'all' || drawn.has(block)) return false;
      draw(block);
      return true;
    },
  };
}

/** The block of each row that waits, or has waited: it stays in it wherever it is moved. */
function useBlocks(rows: readonly FieldRow[], columns: number): ReadonlyMap<string, number> {
  const known = useRef(new Set<string>());
  const blocks = useRef(new Map<string, number>());
  const last = useRef(0);
  return useMemo(() => {
    const fresh = rows.filter((row) => !known.current.has(row.id));
    for (const { id } of fresh) known.current.add(id);
    const together = rowsOf(BLOCK, columns);
    fresh.slice(rowsOf(DRAWN_AT_ONCE, columns)).forEach(({ id }, index) => {
      if (index % together === 0) last.current += 1;
      blocks.current.set(id, last.current);
    });
    return blocks.current;
  }, [rows, columns]);
}

function partsOf(
  rows: readonly FieldRow[],
  blocks: ReadonlyMap<string, number>,
  drawn: ReadonlySet<number> | 'all',
): readonly RowPart[] {
  const parts: RowPart[] = [];
  for (const [index, row] of rows.entries()) {
    const block = blocks.get(row.id);
    const before = parts.at(-1);
    if (block === undefined || drawn === 'all' || drawn.has(block)) parts.push({ row, index });
    else if (before && 'block' in before && before.block === block) {
      parts[parts.length - 1] = { ...before, count: before.count + 1 };
    } else parts.push({ block, firstId: row.id, count: 1 });
  }
  return parts;
}
