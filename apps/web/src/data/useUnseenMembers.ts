import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';
import type { TeamUser } from '@tideform/contract';
import { useSpeech } from '@tideform/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { useData } from './data-context.ts';
import { finderOf } from './people/finder-of.ts';

/** A member of a team who hasn't opened it in the product. */
export interface UnseenMember extends Pick<TeamUser, 'id' | 'name' | 'email' | 'active'> {
  readonly lastSeen?: undefined;
}

/**
 * The members of a team who haven't opened it in the product, by name; none where the directory can't be read.
 *
 * @param seen everybody who has; `undefined` while only some of them are known
 * @returns `undefined` until they are known
 */
export function useUnseenMembers(
  teamId: string,
  seen: readonly TeamUser[] | undefined,
): readonly UnseenMember[] | undefined {
  const data = useData();
  const { locale } = useSpeech();
  const [members, setMembers] = useState<readonly StoredPerson[]>();
  const isWanted = seen !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    finderOf(data, locale)
      .then((finder) => finder.members(teamId, false))
      .catch(() => [])
      .then((found) => isOver || setMembers(found));
    return () => {
      isOver = true;
    };
  }, [data, locale, teamId, isWanted]);
  return useMemo(() => {
    // Tenants that don't show the app who is in a group name people by their account alone.
    const known = new Set(seen?.flatMap(({ id, email }) => [id.toLowerCase(), email?.toLowerCase()]));
    return (
      seen &&
      members?.flatMap(({ id = null, displayName, mail, userPrincipalName }) => {
        const email = mail ?? userPrincipalName ?? null;
        const key = id ?? email;
        const isKnown = [id, mail, userPrincipalName].some((one) => known.has(one?.toLowerCase() ?? ''));
        return key === null || isKnown ? [] : [{ id: key, name: displayName ?? email ?? '', email, active: false }];
      })
    );
  }, [members, seen]);
}
