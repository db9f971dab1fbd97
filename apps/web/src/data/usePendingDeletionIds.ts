import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

const noIds: ReadonlySet<string> = new Set();

/** Returns the IDs of a team's submissions whose deletion is being sent, so that lists can hide them. */
export function usePendingDeletionIds(teamId: string): ReadonlySet<string> {
  const { database } = useData();
  const ids = useLiveQuery(async () => {
    const rows = await database.outbox.filter((row) => row.teamId === teamId && row.deleted === 1).toArray();
    return new Set(rows.map((row) => row.responseId));
  }, [database, teamId]);
  return ids ?? noIds;
}
