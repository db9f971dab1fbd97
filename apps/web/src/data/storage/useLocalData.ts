import { type DataSummaryRow, type LocalDataCommands, setSourceOff, type UnsentItem } from '@tideform/sync';
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

/** Data source and the size of its copy on this device. */
export interface LocalSource {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  /** Whether the user excluded the source from this device. */
  readonly isExcluded: boolean;
  readonly count: number;
  /** Size in bytes, estimated from a sample of rows. */
  readonly sizeBytes: number;
}

/**
 * Returns the data sources that are stored on this device or excluded from it, largest first; `undefined` while
 * loading.
 */
export function useLocalSources(): readonly LocalSource[] | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    const rows = (await database.dataSources.toArray()).filter(({ sync, isOff }) => sync.enabled || isOff);
    const sources = await Promise.all(
      rows.map(async ({ id, teamId, title, isOff = false }): Promise<LocalSource> => {
        const summaries = await database.dataSummary.bulkGet([id, `${id}:preview`]);
        const sum = (getValue: (summary: DataSummaryRow) => number | undefined) =>
          summaries.reduce((all, summary) => all + ((summary && getValue(summary)) ?? 0), 0);
        const [count, sizeBytes] = [sum((one) => one.count), sum((one) => one.sizeBytes)];
        return { id, teamId, title, isExcluded: isOff, count, sizeBytes };
      }),
    );
    return sources.sort((one, other) => other.sizeBytes - one.sizeBytes);
  }, [database]);
}

/** Returns a function that excludes a data source from this device, or downloads it again. */
export function useExcludeSource(): (source: LocalSource, isOff: boolean) => Promise<void> {
  const { database, sync } = useData();
  return async ({ id, teamId }, isOff) => {
    await setSourceOff(database, id, isOff);
    if (!isOff) sync.requestSync({ requestType: 'data-source', teamId });
  };
}

/** Returns functions that delete data from this device. */
export const useLocalData = (): LocalDataCommands => useData().localData;

/** Returns the account's responses that are only on this device; `undefined` while loading. */
export function useUnsentWork(): readonly UnsentItem[] | undefined {
  const localData = useLocalData();
  return useLiveQuery(() => localData.getUnsentWork(), [localData]);
}
