import { act, renderHook } from '@testing-library/react';
import { defaultView, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTableModel } from './useTableModel.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const items = Array.from(
  { length: 3000 },
  (_, at) => ({ listItemId: `${at}`, responseId: `r${at}`, title: `Gate ${at}` }) as SubmissionItem,
);

it('stays responsive while many rows are indexed for the search, and shows results once they are', async () => {
  let indexedCount = 0;
  const text = ({ title }: SubmissionItem) => {
    indexedCount += 1;
    // Each call takes one millisecond.
    vi.advanceTimersByTime(1);
    return title;
  };
  const title = { id: 'title', label: 'Title', filter: 'text', cell: 'text', widthPx: 100, text, value: text } as const;
  const columns: readonly SubmissionColumn[] = [title];
  const renderModel = (typed: string) =>
    useTableModel(items, columns, defaultView, { typed, locale: 'en' }).rows.length;
  const { result, rerender } = renderHook(renderModel, { initialProps: '' });
  indexedCount = 0;
  rerender('gate 29');
  expect(indexedCount).toBe(0);
  expect(result.current).toBe(3000);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(items.filter((one) => one.title.includes('29')).length);
  // Characters typed in quick succession trigger a single search.
  rerender('gate 2');
  rerender('gate 2999');
  expect(result.current).toBe(items.filter((one) => one.title.includes('29')).length);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBe(1);
  rerender('');
  expect(result.current).toBe(3000);
});

it('searches newly loaded rows once they are indexed, and later characters at once', async () => {
  const text = ({ title }: SubmissionItem) => title;
  const title = { id: 'title', label: 'Title', filter: 'text', cell: 'text', widthPx: 100, text, value: text } as const;
  const columns: readonly SubmissionColumn[] = [title];
  const count = (typed: string, of: readonly SubmissionItem[]) => of.filter((one) => one.title.includes(typed)).length;
  const renderModel = ({ loaded, typed }: { loaded: number; typed: string }) => {
    const shown = useTableModel(getLoadedItems(loaded), columns, defaultView, { typed, locale: 'en' });
    return [shown.rows.length, shown.isSearching];
  };
  const { result, rerender } = renderHook(renderModel, { initialProps: { loaded: 1500, typed: '2' } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current).toEqual([count('2', getLoadedItems(1500)), false]);
  rerender({ loaded: 2000, typed: '2' });
  expect(result.current).toEqual([count('2', getLoadedItems(1500)), true]);
  rerender({ loaded: 2500, typed: '29' });
  await act(() => vi.advanceTimersByTimeAsync(30));
  expect(result.current[0]).toBeGreaterThanOrEqual(count('29', getLoadedItems(1500)));
  expect(result.current[0]).toBeLessThan(count('2', getLoadedItems(1500)));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current).toEqual([count('29', getLoadedItems(2500)), false]);
});

const pages = new Map<number, readonly SubmissionItem[]>();
/** Returns the first rows, as the same array for the same count. */
function getLoadedItems(loaded: number): readonly SubmissionItem[] {
  const known = pages.get(loaded) ?? items.slice(0, loaded);
  pages.set(loaded, known);
  return known;
}
