import type { SubmissionItem, SubmissionRange } from '@tideform/sync';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePendingDeletionIds, useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { useSessionMemory } from '../../../data/submissions/useTableViews.ts';
import { hasRow, mergePages, readPages, type SubmissionPages } from './read-pages.ts';

export interface Submissions {
  readonly items: readonly SubmissionItem[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Cause of the failed read. */
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether the last attempt to load further rows failed; loaded rows stay. */
  readonly hasMoreFailed: boolean;
  loadMore(): void;
  /** Loads all further rows of the range, because search, filters and sorting cover only loaded rows. */
  loadAll(): void;
  /** Reads all submissions of the range without changing the loaded rows. `onRead` receives the number read so far. */
  readAll(signal: AbortSignal, onRead: (count: number) => void): Promise<readonly SubmissionItem[]>;
  refresh(): void;
}

interface SubmissionsQuery {
  readonly from: string;
  readonly to: string;
  readonly by: SubmissionRange['by'];
  readonly isLibraryPending: boolean;
  readonly sentMark: string | undefined;
  readonly currentId: string | null;
}

/** How to load rows: from an empty table, again while the rows stay visible, the next page, or all further pages. */
type ReadMode = 'anew' | 'again' | 'more' | 'all';

const cacheKey = 'submissions';

/**
 * Reads the submissions of a form from the library, newest first, a page at a time, until the row named in the URL
 * (`currentId`) is loaded. `from` and `to` are ISO instants; `by` names the date they apply to. `isLibraryComing` means
 * that the team's library isn't known yet and a sync is finding it. `sentMark` changes when this device has uploaded a
 * submission; rows stay visible while they're read again, and an empty list is never shown meanwhile. After going back,
 * the rows read earlier are shown at once and refreshed in the background.
 */
export function useSubmissions(teamId: string, formId: string, query: SubmissionsQuery): Submissions {
  const { from, to, by, isLibraryPending, sentMark, currentId } = query;
  const queryKey = JSON.stringify([teamId, formId, from, to, by]);
  const reader = useSubmissionReader();
  const cache = useSessionMemory<SubmissionPages & { readonly queryKey: string }>();
  const cached = cache.get(cacheKey);
  const shown = useRef<SubmissionPages & { readonly queryKey: string }>(
    cached?.queryKey === queryKey ? cached : noPages,
  );
  const [pages, setPages] = useState<SubmissionPages>(shown.current);
  const [state, setState] = useState<Submissions['state']>(shown.current.items.length > 0 ? 'ready' : 'loading');
  const [error, setError] = useState<unknown>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [hasMoreFailed, setMoreFailed] = useState(false);
  const latest = useRef<AbortController>(undefined);
  const soughtId = useRef<string | null>(undefined);
  const list = (more: string | undefined, signal: AbortSignal): Promise<SubmissionPages> =>
    reader.list({ teamId, formId }, { from, to, ...(by && { by }) }, more, signal);
  const prefetcher = usePrefetchedPage(list);

  const showPages = (next: SubmissionPages) => {
    shown.current = { ...next, queryKey };
    cache.set(cacheKey, shown.current);
    setPages(next);
    setState('ready');
  };
  const read = async (mode: ReadMode) => {
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    const { signal } = request;
    const before = shown.current;
    // A row that wasn't found before isn't searched for on each refresh.
    const isWanted =
      mode === 'anew' || (mode === 'again' && (soughtId.current !== currentId || hasRow(before.items, currentId)));
    soughtId.current = currentId;
    const isFurther = mode === 'more' || mode === 'all';
    if (mode === 'anew') setState('loading');
    if (isFurther) setLoadingMore(true);
    setMoreFailed(false);
    const isEnough = (items: readonly SubmissionItem[]) => mode !== 'all' && (!isWanted || hasRow(items, currentId));
    const onPage = (fresh: SubmissionPages) => {
      signal.throwIfAborted();
      if (isFurther) showPages({ ...fresh, items: [...before.items, ...fresh.items] });
      else showPages(mode === 'again' ? mergePages(fresh, before) : fresh);
      if (!isEnough(fresh.items) && fresh.more) setLoadingMore(true);
    };
    try {
      const next = (more: string | undefined) => (more && prefetcher.consume(more)) || list(more, signal);
      await readPages(next, isFurther ? before.more : undefined, isEnough, onPage, mode === 'all');
      prefetcher.prefetch(shown.current.more);
    } catch (cause) {
      if (signal.aborted) return;
      if (isFurther) return setMoreFailed(true);
      setError(cause);
      setState('failed');
    } finally {
      if (!signal.aborted) setLoadingMore(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes with each render; only the list matters.
  useEffect(() => {
    const isShown = shown.current.queryKey === queryKey && shown.current.items.length > 0;
    if (!isShown) shown.current = noPages;
    if (!isLibraryPending) void read(isShown ? 'again' : 'anew');
    return () => latest.current?.abort();
  }, [reader, queryKey, isLibraryPending, sentMark]);

  return {
    items: pages.items,
    state,
    error,
    hasMore: pages.more !== undefined,
    isLoadingMore,
    hasMoreFailed,
    loadMore: () => pages.more !== undefined && void read('more'),
    loadAll: () => pages.more !== undefined && void read('all'),
    async readAll(signal, onRead) {
      let all = pages.items;
      for (let next = pages.more; next !== undefined; onRead(all.length)) {
        const page = await list(next, signal);
        all = [...all, ...page.items];
        next = page.more;
      }
      return all;
    },
    refresh: () => void read('anew'),
  };
}

const noPages = { queryKey: '', items: [] };

/** Prefetches the next page before it's requested. */
function usePrefetchedPage(list: (more: string, signal: AbortSignal) => Promise<SubmissionPages>) {
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

/**
 * Removes submissions that were deleted on this device from rows that were read earlier. They stay removed after the
 * deletion has synced.
 */
export function useUndeletedItems(teamId: string, items: readonly SubmissionItem[]): readonly SubmissionItem[] {
  const deletingIds = usePendingDeletionIds(teamId);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(deletingIds);
  if ([...deletingIds].some((id) => !deletedIds.has(id))) setDeletedIds(new Set([...deletedIds, ...deletingIds]));
  return useMemo(
    () => (deletedIds.size === 0 ? items : items.filter(({ responseId }) => !deletedIds.has(responseId))),
    [items, deletedIds],
  );
}
