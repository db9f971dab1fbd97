import type { SubmissionItem } from '@tideform/sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSubmissionReader } from '../../data/useSubmissionReader.ts';

export interface Submissions {
  readonly items: readonly SubmissionItem[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why it failed, in the words of the failure. */
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  refresh(): void;
}

/**
 * Reads the submissions of a form from the library, newest first, a page at a time. `from` and `to` are instants.
 * `isLibraryComing`: the device does not know the team's library yet, and a sync is on its way to find it.
 */
export function useSubmissions(
  teamId: string,
  formId: string,
  { from, to, isLibraryComing }: { readonly from: string; readonly to: string; readonly isLibraryComing: boolean },
): Submissions {
  const reader = useSubmissionReader();
  const [items, setItems] = useState<readonly SubmissionItem[]>([]);
  const [state, setState] = useState<Submissions['state']>('loading');
  const [error, setError] = useState<unknown>();
  const [more, setMore] = useState<string>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const latest = useRef<AbortController>(undefined);

  const load = useCallback(
    async (next?: string) => {
      latest.current?.abort();
      const request = new AbortController();
      latest.current = request;
      const { signal } = request;
      if (next) setLoadingMore(true);
      else setState('loading');
      try {
        const page = await reader.list({ teamId, formId }, { from, to }, next, signal);
        if (signal.aborted) return;
        setItems((before) => (next ? [...before, ...page.items] : page.items));
        setMore(page.more);
        setState('ready');
      } catch (cause) {
        if (signal.aborted) return;
        setError(cause);
        setState('failed');
      } finally {
        if (!signal.aborted) setLoadingMore(false);
      }
    },
    [reader, teamId, formId, from, to],
  );

  useEffect(() => {
    if (!isLibraryComing) load();
    return () => latest.current?.abort();
  }, [load, isLibraryComing]);

  return {
    items,
    state,
    error,
    hasMore: more !== undefined,
    isLoadingMore,
    loadMore: () => more && load(more),
    refresh: () => load(),
  };
}
