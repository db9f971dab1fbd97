import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PeopleProvider, type PeopleRequest, type PeopleSource } from './PeopleSource.tsx';
import { usePeopleSearch } from './usePeopleSearch.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const createPage = (from: number) =>
  Array.from({ length: 20 }, (_, index) => ({ id: `p${from + index}`, displayName: `Person ${from + index}` }));

/** Renders an open list that searches an endless directory. */
function renderSearch() {
  const find = vi.fn(async ({ after = '0' }: PeopleRequest) => ({
    people: createPage(Number(after)),
    next: String(Number(after) + 20),
  }));
  const source = { isOnline: true, isGuest: false, find } as unknown as PeopleSource;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PeopleProvider value={source}>{children}</PeopleProvider>
  );
  const sought = { from: 'teamMembers', debounceMs: 0 } as const;
  const { result } = renderHook(() => usePeopleSearch(sought, '', true), { wrapper });
  const has = (count: number) => waitFor(() => expect(result.current.people).toHaveLength(count));
  const more = (afterMs: number) =>
    act(async () => {
      vi.advanceTimersByTime(afterMs);
      result.current.loadMore();
    });
  return { result, find, has, more };
}

it('loads the next page at most once a second while scrolling', async () => {
  const { find, has, more } = renderSearch();
  await has(20);
  await more(5_000);
  await has(40);
  await more(400);
  await more(599);
  expect(find).toHaveBeenCalledTimes(2);
  await more(1);
  await has(60);
  expect(find).toHaveBeenCalledTimes(3);
});

it('shows at most a thousand people', async () => {
  const { find, has, more } = renderSearch();
  await has(20);
  for (let count = 40; count <= 1_000; count += 20) {
    await more(1_000);
    await has(count);
  }
  await more(1_000);
  await has(1_000);
  expect(find).toHaveBeenCalledTimes(50);
});
