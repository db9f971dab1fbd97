import type { FieldRow } from '@tideform/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Maximum number of rows and cells that are rendered at first. The others are rendered when they come near the
 * viewport.
 */
const INITIAL_LIMIT = { rows: 100, cells: 1_000 };
/** Maximum number of rows and cells that are rendered together when they come near the viewport. */
const BLOCK_LIMIT = { rows: 20, cells: 200 };

const getMaxRows = (limit: typeof BLOCK_LIMIT, columns: number): number =>
  Math.max(1, Math.min(limit.rows, Math.floor(limit.cells / Math.max(1, columns))));

/** Row to render, or a block of rows that aren't rendered yet. */
export type LazyRowItem =
  | { readonly row: FieldRow; readonly index: number }
  | { readonly block: number; readonly firstId: string; readonly count: number };

export interface LazyRows {
  readonly parts: readonly LazyRowItem[];
  renderBlock(block: number): void;
  /** Renders a row before it comes near the viewport. @returns whether the row wasn't rendered yet */
  reveal(rowId: string): boolean;
}

/**
 * Splits a long list of rows into rendered rows and placeholders. Placeholders are used only if many rows are added at
 * once: initially, or with a new answer of the whole grid. Printing renders all rows.
 */
export function useLazyRows(rows: readonly FieldRow[], columns: number): LazyRows {
  const blocks = useRowBlocks(rows, columns);
  const [renderedBlocks, setDrawn] = useState<ReadonlySet<number> | 'all'>(() =>
    typeof IntersectionObserver === 'undefined' ? 'all' : new Set(),
  );
  useEffect(() => {
    const renderAll = () => flushSync(() => setDrawn('all'));
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, []);
  const parts = useMemo(() => createLazyRowItems(rows, blocks, renderedBlocks), [rows, blocks, renderedBlocks]);
  const renderBlock = (block: number) => setDrawn((now) => (now === 'all' ? now : new Set(now).add(block)));
  return {
    parts,
    renderBlock,
    reveal(rowId) {
      const block = blocks.get(rowId);
      if (block === undefined || renderedBlocks === 'all' || renderedBlocks.has(block)) return false;
      renderBlock(block);
      return true;
    },
  };
}

/**
 * Maps the ID of each row that was first shown as a placeholder to the number of its block. A row keeps its block when
 * it moves.
 */
function useRowBlocks(rows: readonly FieldRow[], columns: number): ReadonlyMap<string, number> {
  const knownIds = useRef(new Set<string>());
  const blocks = useRef(new Map<string, number>());
  const last = useRef(0);
  return useMemo(() => {
    const newRows = rows.filter((row) => !knownIds.current.has(row.id));
    for (const { id } of newRows) knownIds.current.add(id);
    const blockSize = getMaxRows(BLOCK_LIMIT, columns);
    newRows.slice(getMaxRows(INITIAL_LIMIT, columns)).forEach(({ id }, index) => {
      if (index % blockSize === 0) last.current += 1;
      blocks.current.set(id, last.current);
    });
    return blocks.current;
  }, [rows, columns]);
}

function createLazyRowItems(
  rows: readonly FieldRow[],
  blocks: ReadonlyMap<string, number>,
  renderedBlocks: ReadonlySet<number> | 'all',
): readonly LazyRowItem[] {
  const parts: LazyRowItem[] = [];
  for (const [index, row] of rows.entries()) {
    const block = blocks.get(row.id);
    const before = parts.at(-1);
    if (block === undefined || renderedBlocks === 'all' || renderedBlocks.has(block)) parts.push({ row, index });
    else if (before && 'block' in before && before.block === block) {
      parts[parts.length - 1] = { ...before, count: before.count + 1 };
    } else parts.push({ block, firstId: row.id, count: 1 });
  }
  return parts;
}
