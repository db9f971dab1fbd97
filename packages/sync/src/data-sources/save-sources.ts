import type { SyncContext } from '../context.ts';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import { dataSourceTables, getSourceRowId, removeCachedRows, removeSource } from '../database/source-identifiers.ts';
import type { ListedDataSource } from '../ports.ts';
import { computeSyncSettings, disabledSync, type SourceUsage } from './source-usage.ts';

/**
 * Stores a team's list of data sources from the server. In the same transaction, deletes the rows of sources that were
 * removed or changed their settings, and rows that this device no longer needs.
 */
export async function saveSources(
  { database }: SyncContext,
  teamId: string,
  listed: readonly ListedDataSource[],
  use: SourceUsage,
): Promise<DataSourceRow[]> {
  return database.transaction(
    'rw',
    dataSourceTables.map((name) => database[name]),
    async () => {
      const known = await database.dataSources.where('teamId').equals(teamId).toArray();
      const rows = listed.map((source) => applyDeviceSetting(toDataSourceRow(teamId, source, use), known));
      const wanted = new Map(rows.map((row) => [row.id, row]));
      for (const before of known) {
        const row = wanted.get(before.id);
        if (row === undefined) await removeSource(database, before);
        else await removeOutdated(database, before, row);
      }
      for (const row of rows) {
        const before = known.find(({ id }) => id === row.id);
        if (!isSame(before, row)) await database.dataSources.put(row);
      }
      return rows;
    },
  );
}

/** Keeps a source turned off if it was turned off on this device. */
function applyDeviceSetting(row: DataSourceRow, known: readonly DataSourceRow[]): DataSourceRow {
  const isOff = known.find(({ id }) => id === row.id)?.isOff === true;
  return isOff ? { ...row, isOff, sync: disabledSync } : row;
}

async function removeOutdated(tables: SyncContext['database'], before: DataSourceRow, row: DataSourceRow) {
  const isOther = before.type !== row.type;
  if (isOther || !isSame(before.config, row.config) || !row.sync.enabled)
    await removeCachedRows(tables, row, 'production');
  if (isOther || !isSame(before.previewConfig, row.previewConfig) || !row.sync.includePreview)
    await removeCachedRows(tables, row, 'preview');
}

function toDataSourceRow(
  teamId: string,
  { id: sourceId, ...source }: ListedDataSource,
  use: SourceUsage,
): DataSourceRow {
  return {
    ...source,
    id: getSourceRowId(teamId, sourceId),
    sourceId,
    teamId,
    ...(source.type === 'team-members' && { systemManaged: true }),
    sync: computeSyncSettings(source, sourceId, use),
  };
}

/** Compares two JSON values regardless of property order. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  );
}
