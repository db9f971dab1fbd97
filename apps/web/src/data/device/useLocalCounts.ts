import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/** Rows of the local database by what they mean to a person. */
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
 * How much this device keeps, of all accounts that were used here; `undefined` while counting.
 *
 * NOTE: rows on their way are not told to those who watch; their summaries are, so they are read too.
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
