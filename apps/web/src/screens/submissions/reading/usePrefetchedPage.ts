import { useEffect, useRef } from 'react';
import type { SubmissionPages } from './read-pages.ts';

/** Prefetches the next page before it's requested. */
export function usePrefetchedPage(list: (more: string, signal: AbortSignal) => Promise<SubmissionPages>) {
  const pending = useRef<{
    readonly more: string;
    readonly page: Promise<SubmissionPages>;
    readonly request: AbortController;
  }>(undefined);
  useEffect(() => () => pending.current?.request.abort(), []);
  return {
    prefetch(more: string | undefined): void {
      pending.current?.request.abort();
      pending.current = undefined;
      if (more === undefined) return;
      const request = new AbortController();
      const page = list(more, request.signal);
      // If prefetching fails, the page is requested again when needed.
      page.catch(() => {
        if (pending.current?.request === request) pending.current = undefined;
      });
      pending.current = { more, page, request };
    },
    /** Returns the prefetched page for the cursor `more`, and forgets it; `undefined` if there is none. */
    consume(more: string): Promise<SubmissionPages> | undefined {
      const page = pending.current?.more === more ? pending.current.page : undefined;
      if (page) pending.current = undefined;
      return page;
    },
  };
}
