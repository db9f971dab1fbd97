import { useCompare } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/** Returns the user's teams sorted by name; `undefined` while loading. */
export function useTeams(): readonly TeamRow[] | undefined {
  const { database, identity } = useData();
  const compare = useCompare();
  return useLiveQuery(async () => {
    const teams = await database.teams.where('tenantId').equals(identity.tenantId).toArray();
    return teams
      .filter((team) => identity.userId in team.accounts)
      .sort((a, b) => compare(a.displayName, b.displayName));
  }, [database, identity, compare]);
}
