import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openLibrary } from '../../testing/library-data.ts';
import { DataContext } from '../data-context.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

afterEach(cleanup);

it('searches the directory as the person, and knows who has no picture', async () => {
  const { owner } = await openLibrary();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DataContext value={owner}>{children}</DataContext>
  );
  const { result, rerender } = renderHook(() => usePeopleSearch('users'), { wrapper });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  const { people } = await first.search('bob', new AbortController().signal);
  expect(people).toMatchObject([{ kind: 'user', id: 'bob', name: 'Bob Stone' }]);
  expect(await first.pictureOf(people[0]!)).toBeUndefined();
});
