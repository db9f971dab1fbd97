import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/**
 * Returns a value that changes whenever this device has sent a submission to the team's library; `undefined` while
 * loading.
 */
export function useReceiptsRevision(teamId: string): string | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    let count = 0;
    let last = '';
    await database.receipts
      .where('teamId')
      .equals(teamId)
      .each(({ at }) => {
        count += 1;
        if (at > last) last = at;
      });
    return `${count} ${last}`;
  }, [database, teamId]);
}
