import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Where in the grid the keyboard is; the head is row -1. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Says of an element that it is a cell of the grid. */
export const atPlace = (row: number, column: number) => ({ 'data-row': row, 'data-column': column });

/**
 * Moves through a grid by the keyboard, as WAI-ARIA says: one cell at a time takes the focus, or the one thing in it that can be
 * pressed. `reveal` brings a row into the page that is out of sight.
 */
export function useGridKeys(
  area: RefObject<HTMLElement | null>,
  size: { readonly rows: number; readonly columns: number; readonly pageRows: number },
  reveal: (row: number) => void,
) {
  const [place, setPlace] = useState<GridPlace>({ row: -1, column: 0 });
  const wanted = useRef<GridPlace>(undefined);
  const active = { row: Math.min(place.row, size.rows - 1), column: Math.min(place.column, size.columns - 1) };

  // Each drawing may bring the row that is to take the focus.
  useEffect(() => {
    if (!wanted.current || !area.current) return;
    const { row, column } = wanted.current;
    const cell = area.current.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return;
    wanted.current = undefined;
    (cell.querySelector<HTMLElement>('button, input, a') ?? cell).focus();
  });

  return {
    active,
    /** Who comes by Tab for the first time comes to this row. */
    beginAt: (row: number) => setPlace((now) => (now.row < 0 ? { row, column: 1 } : now)),
    onFocus(event: FocusEvent<HTMLElement>) {
      const at = placeOf(event.target);
      if (at && (at.row !== place.row || at.column !== place.column)) setPlace(at);
    },
    /** Before what is in a cell hears it: an arrow would open its menu. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const at = placeOf(event.target as HTMLElement);
      const next = at && !event.altKey && nextPlace(event, at, size, getComputedStyle(event.currentTarget).direction);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      wanted.current = next;
      // The head is always in sight; who goes up to it comes to the first rows.
      if (next.row >= 0 || at.row >= 0) reveal(Math.max(0, next.row));
      setPlace({ ...next });
    },
  };
}

function placeOf(target: HTMLElement): GridPlace | undefined {
  const cell = target.closest<HTMLElement>('[data-row]');
  if (!cell) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

function nextPlace(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  at: GridPlace,
  { rows, columns, pageRows }: { readonly rows: number; readonly columns: number; readonly pageRows: number },
  direction: string,
): GridPlace | undefined {
  const isFar = ctrlKey || metaKey;
  const on = direction === 'rtl' ? -1 : 1;
  const to = (row: number, column: number): GridPlace => ({
    row: Math.max(-1, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  switch (key) {
    case 'ArrowRight':
      return to(at.row, at.column + on);
    case 'ArrowLeft':
      return to(at.row, at.column - on);
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
