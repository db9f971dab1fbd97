import type { SyncContext } from '../context.ts';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import { dataSourceTables, removeCached, removeSource, sourceKey } from '../database/source-identifiers.ts';
import type { ListedDataSource } from '../ports.ts';
import { computeSync, noSync, type SourceUse } from './source-use.ts';

/**
 * Stores a team's list of data sources from the server. In the same transaction, deletes the rows of sources that were
 * removed or changed their settings, and rows that this device no longer needs.
 */
export async function saveSources(
  { database }: SyncContext,
  teamId: string,
  listed: readonly ListedDataSource[],
  use: SourceUse,
): Promise<DataSourceRow[]> {
  return database.transaction(
    'rw',
    dataSourceTables.map((name) => database[name]),
    async () => {
      const known = await database.dataSources.where('teamId').equals(teamId).toArray();
      const rows = listed.map((source) => applyDeviceChoice(rowOf(teamId, source, use), known));
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
function applyDeviceChoice(row: DataSourceRow, known: readonly DataSourceRow[]): DataSourceRow {
  const isOff = known.find(({ id }) => id === row.id)?.isOff === true;
  return isOff ? { ...row, isOff, sync: noSync } : row;
}

async function removeOutdated(tables: SyncContext['database'], before: DataSourceRow, row: DataSourceRow) {
  const isOther = before.type !== row.type;
  if (isOther || !isSame(before.config, row.config) || !row.sync.enabled) await removeCached(tables, row, 'production');
  if (isOther || !isSame(before.previewConfig, row.previewConfig) || !row.sync.includePreview)
    await removeCached(tables, row, 'preview');
}

function rowOf(teamId: string, { id: sourceId, ...source }: ListedDataSource, use: SourceUse): DataSourceRow {
  return {
    ...source,
    id: sourceKey(teamId, sourceId),
    sourceId,
    teamId,
    ...(source.type === 'team-members' && { systemManaged: true }),
    sync: computeSync(source, sourceId, use),
  };
}

/** Compares two JSON values regardless of property order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
