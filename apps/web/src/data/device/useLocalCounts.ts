import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/** Number of rows in the tables of the local database. */
export interface LocalCounts {
  readonly teams: number;
  readonly forms: number;
  readonly responses: number;
  readonly files: number;
  readonly dataSources: number;
  readonly dataRows: number;
  readonly receipts: number;
}

/**
 * Returns the row counts of all accounts on this device; `undefined` while counting.
 *
 * NOTE: live queries don't observe the rows of data sources while they are downloaded, but they do observe the
 * summaries. The query therefore reads the summaries too.
 */
export function useLocalCounts(): LocalCounts | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    const [teams, forms, responses, files, dataSources, dataRows, receipts] = await Promise.all([
      database.teams.count(),
      database.forms.count(),
      database.responses.count(),
      database.files.count(),
      database.dataSources.count(),
      database.dataSummary.toArray().then(() => database.data.count()),
      database.receipts.count(),
    ]);
    return { teams, forms, responses, files, dataSources, dataRows, receipts };
  }, [database]);
}
