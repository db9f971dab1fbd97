import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

const none: ReadonlySet<string> = new Set();

/** Ids of submissions of a team whose deletion is on its way: they are shown no more. */
export function useLeavingSubmissions(teamId: string): ReadonlySet<string> {
  const { database } = useData();
  const leaving = useLiveQuery(async () => {
    const rows = await database.outbox.filter((row) => row.teamId === teamId && row.deleted === 1).toArray();
    return new Set(rows.map((row) => row.responseId));
  }, [database, teamId]);
  return leaving ?? none;
}
