import { listTeamUsers, MAX_USERS_PER_PAGE, type TeamUser } from '@tideform/contract';
import { useCallback, useEffect, useState } from 'react';
import { createRefusalError } from './create-refusal-error.ts';
import { useData } from './data-context.ts';

export interface TeamUsers {
  /** Loaded users; `undefined` while the first page is loading and if that failed. */
  readonly users: readonly TeamUser[] | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  /** Why the last page couldn't be loaded. */
  readonly cause: unknown;
  /** Loads the next page, or retries a failed one. */
  loadMore(): void;
}

interface UsersState {
  readonly users?: readonly TeamUser[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly cause?: unknown;
}

/** Returns the users of the app in a team, page by page. */
export function useTeamUsers(teamId: string): TeamUsers {
  const { api } = useData();
  const [read, setRead] = useState<UsersState>({ hasMore: false, isBusy: true });
  const loadPage = useCallback(
    async (loaded: readonly TeamUser[]): Promise<void> => {
      const busy = { hasMore: false, isBusy: true };
      setRead(loaded.length > 0 ? { users: loaded, ...busy } : busy);
      try {
        const query = { offset: loaded.length, limit: MAX_USERS_PER_PAGE };
        const result = await api.call(listTeamUsers, { params: { teamId }, query });
        if (!result.ok) throw createRefusalError(result);
        const loadedIds = new Set(loaded.map(({ id }) => id));
        // Users who were active meanwhile have moved to the front of the list and shifted the others, so some users are
        // loaded twice.
        const users = [...loaded, ...result.value.users.filter(({ id }) => !loadedIds.has(id))];
        setRead({ users, hasMore: result.value.hasMore, isBusy: false });
      } catch (cause) {
        setRead({ ...(loaded.length > 0 && { users: loaded }), hasMore: loaded.length > 0, isBusy: false, cause });
      }
    },
    [api, teamId],
  );
  useEffect(() => void loadPage([]), [loadPage]);
  return {
    users: read.users,
    hasMore: read.hasMore,
    isBusy: read.isBusy,
    cause: read.cause,
    loadMore: () => void loadPage(read.users ?? []),
  };
}
