import type { Holder } from '@tideform/sync/rights';
import { useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

/** The groups of a team's site, once they came; none where they cannot be read. */
export function useSiteGroups(teamId: string): readonly Holder[] {
  const { rights } = useData();
  const [groups, setGroups] = useState<readonly Holder[]>([]);
  useEffect(() => {
    let isOver = false;
    rights.siteGroups(teamId).then(
      (found) => !isOver && setGroups(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [rights, teamId]);
  return groups;
}
