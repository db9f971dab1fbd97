import { renderHook } from '@testing-library/react';
import type { FieldRow } from '@tideform/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { useLazyRows } from './useLazyRows.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Returns how many rows are rendered at first, and the sizes of the blocks of rows after them. */
function renderRows(count: number, columns: number): { readonly drawn: number; readonly waiting: readonly number[] } {
  vi.stubGlobal('IntersectionObserver', class {});
  // NOTE: the cast is safe because only the row ID is used.
  const rows = Array.from({ length: count }, (_, at) => ({ id: `${at}` }) as FieldRow);
  const { parts } = renderHook(() => useLazyRows(rows, columns)).result.current;
  return {
    drawn: parts.filter((part) => 'row' in part).length,
    waiting: parts.flatMap((part) => ('block' in part ? [part.count] : [])),
  };
}

it('renders a hundred rows with few columns at first, and the rest in blocks of twenty rows', () => {
  expect(renderRows(150, 3)).toEqual({ drawn: 100, waiting: [20, 20, 10] });
});

it('renders at most a thousand cells at first', () => {
  expect(renderRows(30, 50)).toEqual({ drawn: 20, waiting: [4, 4, 2] });
  expect(renderRows(3, 20_000)).toEqual({ drawn: 1, waiting: [1, 1] });
});
