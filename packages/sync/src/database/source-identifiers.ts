import { Dexie } from 'dexie';
import type { DataSourceRow } from './data-source-rows.ts';
import type { TableAccess } from './open-database.ts';
import type { TableName } from './schema.ts';

/** `preview`: rows for drafts, if the source defines a preview environment. */
export type SourceEnvironment = 'production' | 'preview';

/**
 * Tables that every transaction must include if it removes a source or changes its settings, so that no rows are left
 * behind.
 */
export const dataSourceTables = ['dataSources', 'dataSummary', 'data'] as const satisfies readonly TableName[];

export const getSourceRowId = (teamId: string, sourceId: string): string => `${teamId}/${sourceId}`;

export const getSourceIdentifier = ({ id }: Pick<DataSourceRow, 'id'>, environment: SourceEnvironment): string =>
  environment === 'preview' ? `${id}:preview` : id;

/** Returns the identifier of the rows of one complete pull (round). */
export const getRoundIdentifier = (identifier: string, round: string): string => `${identifier}#${round}`;

/**
 * Deletes the rows of all pulls (rounds) of an identifier except `live`. Call it in a transaction over
 * `dataSourceTables`.
 */
export async function removeRounds({ data }: TableAccess, identifier: string, live?: string): Promise<void> {
  const rounds = await data.where('dataSourceIdentifier').between(`${identifier}#`, `${identifier}$`).uniqueKeys();
  for (const round of rounds) if (round !== live) await queryRows({ data }, String(round)).delete();
}

/** Returns the rows of one pull (round), sorted by ID, after the ID `after`, as one range of the table. */
export const queryRows = ({ data }: Pick<TableAccess, 'data'>, round: string, after?: string) =>
  data
    .where('[dataSourceIdentifier+id]')
    .between([round, after ?? Dexie.minKey], [round, Dexie.maxKey], after === undefined);

/** Deletes the cached rows of one environment of a source. Call it in a transaction over `dataSourceTables`. */
export async function removeCachedRows(
  tables: TableAccess,
  source: Pick<DataSourceRow, 'id'>,
  environment: SourceEnvironment,
): Promise<void> {
  const identifier = getSourceIdentifier(source, environment);
  await queryRows(tables, identifier).delete();
  await removeRounds(tables, identifier);
  await tables.dataSummary.delete(identifier);
}

/** Deletes a source with all its cached rows. Call it in a transaction over `dataSourceTables`. */
export async function removeSource(tables: TableAccess, source: Pick<DataSourceRow, 'id'>): Promise<void> {
  await removeCachedRows(tables, source, 'production');
  await removeCachedRows(tables, source, 'preview');
  await tables.dataSources.delete(source.id);
}

/** Deletes a team's data sources with all cached rows, including preview environments. */
export async function removeDataSourcesOfTeam(tables: TableAccess, teamId: string): Promise<void> {
  const ids = await tables.dataSources.where('teamId').equals(teamId).primaryKeys();
  for (const id of ids) await removeSource(tables, { id });
}
