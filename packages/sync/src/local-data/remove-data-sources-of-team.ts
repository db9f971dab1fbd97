import type { TableAccess } from '../database/open-database.ts';
import { removeSource } from '../database/source-identifiers.ts';

/** Deletes a team's data sources with all cached rows, including preview environments. */
export async function removeDataSourcesOfTeam(tables: TableAccess, teamId: string): Promise<void> {
  const ids = await tables.dataSources.where('teamId').equals(teamId).primaryKeys();
  for (const id of ids) await removeSource(tables, { id });
}
