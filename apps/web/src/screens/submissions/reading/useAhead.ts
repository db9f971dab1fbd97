import { useEffect, useRef } from 'react';
import type { Pages } from './read-pages.ts';

/** Reads the page after those that are shown before somebody asks for it. */
export function useAhead(list: (more: string, signal: AbortSignal) => Promise<Pages>) {
  const coming = useRef<{ readonly more: string; readonly page: Promise<Pages>; readonly request: AbortController }>(
    undefined,
  );
  useEffect(() => () => coming.current?.request.abort(), []);
  return {
    fetch(more: string | undefined): void {
      coming.current?.request.abort();
      coming.current = undefined;
      if (more === undefined) return;
      const request = new AbortController();
      const page = list(more, request.signal);
      // What does not come now is asked for again by who wants it.
      page.catch(() => {
        if (coming.current?.request === request) coming.current = undefined;
      });
      coming.current = { more, page, request };
    },
    /** The page that comes after `more`, where it is on its way. */
    take(more: string): Promise<Pages> | undefined {
      const page = coming.current?.more === more ? coming.current.page : undefined;
      if (page) coming.current = undefined;
      return page;
    },
  };
}
