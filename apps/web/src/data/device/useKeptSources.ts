import { type DataSummaryRow, keepOff } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/** A data source, and what of it lies on this device. */
export interface KeptSource {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  /** Nothing of it is kept here. */
  readonly isOff: boolean;
  readonly count: number;
  /** Judged by some rows. */
  readonly sizeBytes: number;
}

/** The data sources that this device keeps, or is told not to keep, the largest first; `undefined` while reading. */
export function useKeptSources(): readonly KeptSource[] | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    const rows = (await database.dataSources.toArray()).filter(({ sync, isOff }) => sync.enabled || isOff);
    const kept = await Promise.all(
      rows.map(async ({ id, teamId, title, isOff = false }): Promise<KeptSource> => {
        const summaries = await database.dataSummary.bulkGet([id, `${id}:preview`]);
        const sum = (of: (summary: DataSummaryRow) => number | undefined) =>
          summaries.reduce((all, summary) => all + ((summary && of(summary)) ?? 0), 0);
        const [count, sizeBytes] = [sum((one) => one.count), sum((one) => one.sizeBytes)];
        return { id, teamId, title, isOff, count, sizeBytes };
      }),
    );
    return kept.sort((one, other) => other.sizeBytes - one.sizeBytes);
  }, [database]);
}

/** Keeps a source off this device, or lets it come again at once. */
export function useKeepOff(): (source: KeptSource, isOff: boolean) => Promise<void> {
  const { database, sync } = useData();
  return async ({ id, teamId }, isOff) => {
    await keepOff(database, id, isOff);
    if (!isOff) sync.requestSync({ requestType: 'data-source', teamId });
  };
}
