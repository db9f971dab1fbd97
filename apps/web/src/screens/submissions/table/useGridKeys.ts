import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Position in the grid; the header is row -1. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** Returns the data attributes that mark an element as a cell of the grid. */
export const getCellAttributes = (row: number, column: number) => ({ 'data-row': row, 'data-column': column });

/**
 * Keyboard navigation for a grid, as WAI-ARIA defines it: one cell at a time is focusable, or the single control in it.
 * `reveal` scrolls to a row that isn't rendered.
 */
export function useGridKeys(
  area: RefObject<HTMLElement | null>,
  size: { readonly rows: number; readonly columns: number; readonly pageRows: number },
  reveal: (row: number) => void,
) {
  const [position, setPosition] = useState<GridPosition>({ row: -1, column: 0 });
  const pendingFocus = useRef<GridPosition>(undefined);
  const active = { row: Math.min(position.row, size.rows - 1), column: Math.min(position.column, size.columns - 1) };

  // Runs after each render, because a later render may include the cell to focus.
  useEffect(() => {
    if (!pendingFocus.current || !area.current) return;
    const { row, column } = pendingFocus.current;
    const cell = area.current.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return;
    pendingFocus.current = undefined;
    (cell.querySelector<HTMLElement>('button, input, a') ?? cell).focus();
  });

  return {
    active,
    /** Sets the row that Tab enters first. */
    setEntryRow: (row: number) => setPosition((now) => (now.row < 0 ? { row, column: 1 } : now)),
    onFocus(event: FocusEvent<HTMLElement>) {
      const at = findPosition(event.target);
      if (at && (at.row !== position.row || at.column !== position.column)) setPosition(at);
    },
    /**
     * Runs in the capture phase, before a control inside the cell handles the key: an arrow key would open the
     * control's menu.
     */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const at = findPosition(event.target as HTMLElement);
      const next =
        at && !event.altKey && computeNextPosition(event, at, size, getComputedStyle(event.currentTarget).direction);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      pendingFocus.current = next;
      // The header is always visible; moving up to it scrolls to the first rows.
      if (next.row >= 0 || at.row >= 0) reveal(Math.max(0, next.row));
      setPosition({ ...next });
    },
  };
}

function findPosition(target: HTMLElement): GridPosition | undefined {
  const cell = target.closest<HTMLElement>('[data-row]');
  if (!cell) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

function computeNextPosition(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  at: GridPosition,
  { rows, columns, pageRows }: { readonly rows: number; readonly columns: number; readonly pageRows: number },
  direction: string,
): GridPosition | undefined {
  const isFar = ctrlKey || metaKey;
  const step = direction === 'rtl' ? -1 : 1;
  const to = (row: number, column: number): GridPosition => ({
    row: Math.max(-1, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  switch (key) {
    case 'ArrowRight':
      return to(at.row, at.column + step);
    case 'ArrowLeft':
      return to(at.row, at.column - step);
    case 'ArrowDown':
      return to(at.row + 1, at.column);
    case 'ArrowUp':
      return to(at.row - 1, at.column);
    case 'PageDown':
      return to(at.row + pageRows, at.column);
    case 'PageUp':
      return to(Math.max(0, at.row - pageRows), at.column);
    case 'Home':
      return to(isFar ? -1 : at.row, 0);
    case 'End':
      return to(isFar ? rows - 1 : at.row, columns - 1);
    default:
      return undefined;
  }
}
