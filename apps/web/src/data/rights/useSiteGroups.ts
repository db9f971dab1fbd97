import type { Principal } from '@tideform/sync/rights';
import { useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

/** Returns the groups of a team's site; empty while loading and if loading failed. */
export function useSiteGroups(teamId: string): readonly Principal[] {
  const { permissions: rights } = useData();
  const [groups, setGroups] = useState<readonly Principal[]>([]);
  useEffect(() => {
    let isCancelled = false;
    rights.listSiteGroups(teamId).then(
      (found) => !isCancelled && setGroups(found),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [rights, teamId]);
  return groups;
}
