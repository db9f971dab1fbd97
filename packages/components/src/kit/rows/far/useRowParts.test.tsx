import { renderHook } from '@testing-library/react';
import type { FieldRow } from '@tideform/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { useRowParts } from './useRowParts.tsx';

afterEach(() => vi.unstubAllGlobals());

/** How many rows are drawn at first, and how many wait together behind them. */
function partsOf(count: number, columns: number): { readonly drawn: number; readonly waiting: readonly number[] } {
  vi.stubGlobal('IntersectionObserver', class {});
  // NOTE: of a row only its id is asked.
  const rows = Array.from({ length: count }, (_, at) => ({ id: `${at}` }) as FieldRow);
  const { parts } = renderHook(() => useRowParts(rows, columns)).result.current;
  return {
    drawn: parts.filter((part) => 'row' in part).length,
    waiting: parts.flatMap((part) => ('block' in part ? [part.count] : [])),
  };
}

it('draws a hundred rows of a few columns at once, and twenty more when they are near', () => {
  expect(partsOf(150, 3)).toEqual({ drawn: 100, waiting: [20, 20, 10] });
});

it('draws no more than a thousand cells at once, however many columns there are', () => {
  expect(partsOf(30, 50)).toEqual({ drawn: 20, waiting: [4, 4, 2] });
  expect(partsOf(3, 20_000)).toEqual({ drawn: 1, waiting: [1, 1] });
});
