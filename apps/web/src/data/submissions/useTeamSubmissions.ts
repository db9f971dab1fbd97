import type { SubmissionItem, TeamFilter } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../data-context.ts';
import { useDownloadState } from '../teams/useDownloadState.ts';
import { useTeam } from '../teams/useTeam.ts';

/**
 * Maximum number of pages loaded for one request of the user. Empty pages may be followed by pages with submissions.
 */
const MAX_PAGES = 5;

interface SubmissionPage {
  readonly items: readonly SubmissionItem[];
  readonly more?: string;
}

export interface TeamSubmissions {
  /** Submissions, newest first; `undefined` until the first page is loaded. */
  readonly items: readonly SubmissionItem[] | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the last page couldn't be loaded. */
  readonly failure: unknown;
  loadMore(): void;
  reload(): void;
}

/**
 * Returns the submissions of a team across its forms, directly from the library. Reloads when this device has sent one.
 */
export function useTeamSubmissions(
  teamId: string,
  { formId, by, fits }: TeamFilter,
  isOnline: boolean,
): TeamSubmissions {
  const { submissions } = useData();
  const team = useTeam(teamId);
  const sent = useReceiptsRevision(teamId);
  const [reloadCount, setTurn] = useState(0);
  const [page, setPage] = useState<SubmissionPage & { readonly of: string }>();
  const [failure, setFailure] = useState<unknown>();
  const [isLoading, setLoading] = useState(false);
  const request = useRef<AbortController>(undefined);
  const arrival = useDownloadState(team);
  const hasLibrary = team?.driveId !== undefined;
  const of = JSON.stringify([teamId, formId, by]);

  const read = async (loaded: SubmissionPage | undefined) => {
    request.current?.abort();
    const next = new AbortController();
    const { signal } = next;
    request.current = next;
    setLoading(true);
    setFailure(undefined);
    try {
      const items = [...(loaded?.items ?? [])];
      let more = loaded?.more;
      for (let pageCount = 0; pageCount < MAX_PAGES; pageCount++) {
        const filter = { ...(formId && { formId }), by, ...(fits && { fits }) };
        const page = await submissions.listTeam(teamId, filter, more, signal);
        items.push(...page.items);
        more = page.more;
        if (more === undefined || page.items.length > 0) break;
      }
      if (!signal.aborted) setPage({ items, ...(more !== undefined && { more }), of });
    } catch (cause) {
      if (!signal.aborted) setFailure(() => cause);
    }
    if (!signal.aborted) setLoading(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes with each rendering; the list names what triggers a reload.
  useEffect(() => {
    if (!isOnline || !team || sent === undefined) return;
    if (hasLibrary) void read(undefined);
    else if (arrival === 'here') setPage({ items: [], of });
    return () => request.current?.abort();
  }, [submissions, of, isOnline, team === undefined, hasLibrary, arrival, sent, reloadCount]);

  const current = page?.of === of ? page : undefined;
  return {
    items: current?.items,
    hasMore: current?.more !== undefined,
    isLoading,
    failure,
    loadMore: () => void read(current),
    reload: () => setTurn((now) => now + 1),
  };
}

/**
 * Returns a value that changes whenever this device has sent a submission to the team's library; `undefined` while
 * loading.
 */
export function useReceiptsRevision(teamId: string): string | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    let count = 0;
    let last = '';
    await database.receipts
      .where('teamId')
      .equals(teamId)
      .each(({ at }) => {
        count += 1;
        if (at > last) last = at;
      });
    return `${count} ${last}`;
  }, [database, teamId]);
}
