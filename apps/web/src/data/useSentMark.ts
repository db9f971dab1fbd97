import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** Changes whenever this device has brought a submission into the team's library; `undefined` while reading. */
export function useSentMark(teamId: string): string | undefined {
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
