import { Dexie } from 'dexie';
import type { DataSourceRow } from './data-source-rows.ts';
import type { TableAccess } from './open-database.ts';
import type { TableName } from './schema.ts';

/** `preview`: where drafts find their rows, if the source says so. */
export type SourceEnvironment = 'production' | 'preview';

/** Tables of every transaction that removes a source or changes what it reads: nothing of it may stay behind. */
export const dataSourceTables = ['dataSources', 'dataSummary', 'data'] as const satisfies readonly TableName[];

export const sourceKey = (teamId: string, sourceId: string): string => `${teamId}/${sourceId}`;

export const identifierOf = ({ id }: Pick<DataSourceRow, 'id'>, environment: SourceEnvironment): string =>
  environment === 'preview' ? `${id}:preview` : id;

/** Rows that one round brings. */
export const roundOf = (identifier: string, round: string): string => `${identifier}#${round}`;

/** Removes the rows of an identifier, all rounds but `live`. Call it in a transaction over `dataSourceTables`. */
export async function removeRounds({ data }: TableAccess, identifier: string, live?: string): Promise<void> {
  const rounds = await data.where('dataSourceIdentifier').between(`${identifier}#`, `${identifier}$`).uniqueKeys();
  for (const round of rounds) if (round !== live) await rowsIn({ data }, String(round)).delete();
}

/** The rows of one round by their ids, those behind `after`: a range of the table, which is read and removed as one. */
export const rowsIn = ({ data }: Pick<TableAccess, 'data'>, round: string, after?: string) =>
  data
    .where('[dataSourceIdentifier+id]')
    .between([round, after ?? Dexie.minKey], [round, Dexie.maxKey], after === undefined);

/** Removes what is cached of one environment of a source. Call it in a transaction over `dataSourceTables`. */
export async function removeCached(
  tables: TableAccess,
  source: Pick<DataSourceRow, 'id'>,
  environment: SourceEnvironment,
): Promise<void> {
  const identifier = identifierOf(source, environment);
  await rowsIn(tables, identifier).delete();
  await removeRounds(tables, identifier);
  await tables.dataSummary.delete(identifier);
}

/** Removes a source with all that is cached of it. Call it in a transaction over `dataSourceTables`. */
export async function removeSource(tables: TableAccess, source: Pick<DataSourceRow, 'id'>): Promise<void> {
  await removeCached(tables, source, 'production');
  await removeCached(tables, source, 'preview');
  await tables.dataSources.delete(source.id);
}
