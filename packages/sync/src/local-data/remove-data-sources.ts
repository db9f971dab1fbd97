import type { TableAccess } from '../database/open-database.ts';
import type { TableName } from '../database/schema.ts';

/** Tables of the transaction that `removeDataSources` runs in. */
export const dataSourceTables = ['dataSources', 'dataSummary', 'data'] as const satisfies readonly TableName[];

/** Removes a team's data sources with all that is cached of them, their preview environment too. */
export async function removeDataSources(tables: TableAccess, teamId: string): Promise<void> {
  const ids = await tables.dataSources.where('teamId').equals(teamId).primaryKeys();
  if (ids.length === 0) return;
  // NOTE: an identifier begins with the id of its source.
  const summaries = await tables.dataSummary
    .filter((row) => ids.some((id) => row.dataSourceIdentifier.startsWith(id)))
    .primaryKeys();
  await tables.data
    .where('dataSourceIdentifier')
    .anyOf([...ids, ...summaries])
    .delete();
  await tables.dataSummary.bulkDelete(summaries);
  await tables.dataSources.bulkDelete(ids);
}
