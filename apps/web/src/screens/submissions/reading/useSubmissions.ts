import type { SubmissionItem, SubmissionRange } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useKept } from '../../../data/useKept.ts';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { hasRow, type Pages, readPages, renewed } from './read-pages.ts';
import { useAhead } from './useAhead.ts';

export interface Submissions {
  readonly items: readonly SubmissionItem[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why it failed, in the words of the failure. */
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The last attempt to load further rows failed; the loaded ones stay. */
  readonly hasMoreFailed: boolean;
  loadMore(): void;
  /** Loads every further row of the range: search, filters and sorting cover what is loaded. */
  loadAll(): void;
  /** All of the range, also those that are not loaded; what is loaded stays as it is. `onRead`: how many there are so far. */
  readAll(signal: AbortSignal, onRead: (count: number) => void): Promise<readonly SubmissionItem[]>;
  refresh(): void;
}

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly by: SubmissionRange['by'];
  readonly isLibraryComing: boolean;
  readonly sentMark: string | undefined;
  readonly currentId: string | null;
}

/** Anew: nothing is shown yet. Again: what is shown stays until it is read. */
type Reading = 'anew' | 'again' | 'more' | 'all';

const keptAs = 'submissions';

/**
 * Reads the submissions of a form from the library, newest first, a page at a time, and on to the one that the address names
 * (`currentId`). `from` and `to` are instants, `by` says of what. `isLibraryComing`: the device does not know the team's library yet, and a sync is on
 * its way to find it. `sentMark`: changes when this device has brought a submission there; the rows stay until the new ones are
 * read, and none are never said to be all. What was read is there at once for who comes back, and read again behind it.
 */
export function useSubmissions(teamId: string, formId: string, asked: Asked): Submissions {
  const { from, to, by, isLibraryComing, sentMark, currentId } = asked;
  const of = JSON.stringify([teamId, formId, from, to, by]);
  const reader = useSubmissionReader();
  const kept = useKept<Pages & { readonly of: string }>();
  const known = kept.get(keptAs);
  const shown = useRef<Pages & { readonly of: string }>(known?.of === of ? known : nothing);
  const [pages, setPages] = useState<Pages>(shown.current);
  const [state, setState] = useState<Submissions['state']>(shown.current.items.length > 0 ? 'ready' : 'loading');
  const [error, setError] = useState<unknown>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [hasMoreFailed, setMoreFailed] = useState(false);
  const latest = useRef<AbortController>(undefined);
  const sought = useRef<string | null>(undefined);
  const list = (more: string | undefined, signal: AbortSignal): Promise<Pages> =>
    reader.list({ teamId, formId }, { from, to, ...(by && { by }) }, more, signal);
  const ahead = useAhead(list);

  const put = (next: Pages) => {
    shown.current = { ...next, of };
    kept.set(keptAs, shown.current);
    setPages(next);
    setState('ready');
  };
  const read = async (how: Reading) => {
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    const { signal } = request;
    const before = shown.current;
    // One that was looked for in vain is not looked for whenever something comes in.
    const isWanted =
      how === 'anew' || (how === 'again' && (sought.current !== currentId || hasRow(before.items, currentId)));
    sought.current = currentId;
    const isFurther = how === 'more' || how === 'all';
    if (how === 'anew') setState('loading');
    if (isFurther) setLoadingMore(true);
    setMoreFailed(false);
    const isEnough = (items: readonly SubmissionItem[]) => how !== 'all' && (!isWanted || hasRow(items, currentId));
    const onPage = (fresh: Pages) => {
      signal.throwIfAborted();
      if (isFurther) put({ ...fresh, items: [...before.items, ...fresh.items] });
      else put(how === 'again' ? renewed(fresh, before) : fresh);
      if (!isEnough(fresh.items) && fresh.more) setLoadingMore(true);
    };
    try {
      const next = (more: string | undefined) => (more && ahead.take(more)) || list(more, signal);
      await readPages(next, isFurther ? before.more : undefined, isEnough, onPage, how === 'all');
      ahead.fetch(shown.current.more);
    } catch (cause) {
      if (signal.aborted) return;
      if (isFurther) return setMoreFailed(true);
      setError(cause);
      setState('failed');
    } finally {
      if (!signal.aborted) setLoadingMore(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is of this very drawing; the list says when to read again.
  useEffect(() => {
    const isShown = shown.current.of === of && shown.current.items.length > 0;
    if (!isShown) shown.current = nothing;
    if (!isLibraryComing) void read(isShown ? 'again' : 'anew');
    return () => latest.current?.abort();
  }, [reader, of, isLibraryComing, sentMark]);

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

const nothing = { of: '', items: [] };
