import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useSubmissionReader } from '../../data/useSubmissionReader.ts';

export interface Submissions {
  readonly items: readonly SubmissionItem[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why it failed, in the words of the failure. */
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  /** All of the range, also those that are not loaded; what is loaded stays as it is. `onRead`: how many there are so far. */
  readAll(signal: AbortSignal, onRead: (count: number) => void): Promise<readonly SubmissionItem[]>;
  refresh(): void;
}

/**
 * Reads the submissions of a form from the library, newest first, a page at a time. `from` and `to` are instants.
 * `isLibraryComing`: the device does not know the team's library yet, and a sync is on its way to find it. `sentMark`: changes
 * when this device has brought a submission there; the rows stay until the new ones are read, and none are never said to be all.
 */
export function useSubmissions(
  teamId: string,
  formId: string,
  asked: {
    readonly from: string;
    readonly to: string;
    readonly isLibraryComing: boolean;
    readonly sentMark: string | undefined;
  },
): Submissions {
  const { from, to, isLibraryComing, sentMark } = asked;
  const reader = useSubmissionReader();
  const [items, setItems] = useState<readonly SubmissionItem[]>([]);
  const [state, setState] = useState<Submissions['state']>('loading');
  const [error, setError] = useState<unknown>();
  const [more, setMore] = useState<string>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const latest = useRef<AbortController>(undefined);
  const shown = useRef({ of: '', count: 0 });
  const of = JSON.stringify([teamId, formId, from, to]);

  const read = async (next: string | undefined, isUpdate: boolean) => {
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    const { signal } = request;
    if (next) setLoadingMore(true);
    else if (!isUpdate) setState('loading');
    try {
      const page = await reader.list({ teamId, formId }, { from, to }, next, signal);
      if (signal.aborted) return;
      setItems((before) =>
        next ? [...before, ...page.items] : isUpdate ? newerFirst(page.items, before) : page.items,
      );
      if (!isUpdate) setMore(page.more);
      shown.current = { of, count: shown.current.count + page.items.length };
      setState('ready');
    } catch (cause) {
      if (signal.aborted) return;
      setError(cause);
      setState('failed');
    } finally {
      if (!signal.aborted) setLoadingMore(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is of this very drawing; the list says when to read anew.
  useEffect(() => {
    const isUpdate = shown.current.of === of && shown.current.count > 0;
    if (!isUpdate) shown.current = { of: '', count: 0 };
    if (!isLibraryComing) void read(undefined, isUpdate);
    return () => latest.current?.abort();
  }, [reader, of, isLibraryComing, sentMark]);

  return {
    items,
    state,
    error,
    hasMore: more !== undefined,
    isLoadingMore,
    loadMore: () => more && void read(more, false),
    async readAll(signal, onRead) {
      let all = items;
      for (let next = more; next !== undefined; onRead(all.length)) {
        const page = await reader.list({ teamId, formId }, { from, to }, next, signal);
        all = [...all, ...page.items];
        next = page.more;
      }
      return all;
    },
    refresh: () => void read(undefined, false),
  };
}

function newerFirst(newest: readonly SubmissionItem[], before: readonly SubmissionItem[]): SubmissionItem[] {
  const read = new Set(newest.map(({ listItemId }) => listItemId));
  return [...newest, ...before.filter(({ listItemId }) => !read.has(listItemId))];
}
