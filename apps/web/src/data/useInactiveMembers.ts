import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';
import type { TeamUser } from '@tideform/contract';
import { useLocale } from '@tideform/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { useData } from './data-context.ts';
import { getPeopleFinder } from './people/get-people-finder.ts';

/** Team member who hasn't opened the team in this app. */
export interface InactiveMember extends Pick<TeamUser, 'id' | 'name' | 'email' | 'active'> {
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
