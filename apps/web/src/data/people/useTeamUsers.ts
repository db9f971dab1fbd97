import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';
import { listTeamUsers, MAX_USERS_PER_PAGE, type TeamUser } from '@tideform/contract';
import { useLocale } from '@tideform/i18n/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { getPeopleFinder } from './get-people-finder.ts';

interface TeamUsers {
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

/** Team member who hasn't opened the team in this app. */
interface InactiveMember extends Pick<TeamUser, 'id' | 'name' | 'email' | 'active'> {
  readonly lastSeen?: undefined;
}

/**
 * Returns the members of a team who haven't opened it in this app, sorted by name; empty if the directory can't be
 * read.
 *
 * @param activeUsers all users who have opened the team; `undefined` if not all of them are loaded
 * @returns `undefined` until they are known
 */
export function useInactiveMembers(
  teamId: string,
  activeUsers: readonly TeamUser[] | undefined,
): readonly InactiveMember[] | undefined {
  const data = useData();
  const { locale } = useLocale();
  const [members, setMembers] = useState<readonly StoredPerson[]>();
  const isWanted = activeUsers !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isUnmounted = false;
    getPeopleFinder(data, locale)
      .then((finder) => finder.loadMembers(teamId, false))
      .catch(() => [])
      .then((found) => isUnmounted || setMembers(found));
    return () => {
      isUnmounted = true;
    };
  }, [data, locale, teamId, isWanted]);
  return useMemo(() => {
    // If a tenant hides group members from the app, people have only their account name. They are therefore compared by
    // ID and by address.
    const seenKeys = new Set(activeUsers?.flatMap(({ id, email }) => [id.toLowerCase(), email?.toLowerCase()]));
    return (
      activeUsers &&
      members?.flatMap(({ id = null, displayName, mail, userPrincipalName }) => {
        const email = mail ?? userPrincipalName ?? null;
        const key = id ?? email;
        const isKnown = [id, mail, userPrincipalName].some((one) => seenKeys.has(one?.toLowerCase() ?? ''));
        return key === null || isKnown ? [] : [{ id: key, name: displayName ?? email ?? '', email, active: false }];
      })
    );
  }, [members, activeUsers]);
}
