import type { ResponseRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** The person's responses of a team on this device, unsubmitted first, then newest first; `undefined` while reading. */
export function useResponses(teamId: string): readonly ResponseRow[] | undefined {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    const rows = await database.responses.where('teamId').equals(teamId).toArray();
    return rows
      .filter((row) => row.deleted === 0 && row.userId === identity.userId && row.tenantId === identity.tenantId)
      .sort((a, b) => a.submitted - b.submitted || b.timestamp.localeCompare(a.timestamp));
  }, [database, teamId, identity]);
}
