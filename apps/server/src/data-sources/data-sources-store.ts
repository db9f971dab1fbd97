import type { DataSource, DataSourceSettings } from '@tideform/contract';
import { isSameJson } from '@tideform/engine';
import type { ColumnType, Selectable } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';

/** JSON column. Its value is validated before it is written. */
type Json<Value> = ColumnType<Value, string, string>;

export type DataSourceTables = {
  data_sources: {
    team_id: string;
    id: string;
    title: string;
    type: DataSource['type'];
    config: Json<object>;
    preview_config: ColumnType<object | null, string | null, string | null>;
    list_id: string | null;
    list_item_id: string | null;
    changed_by: string;
    changed_at: Date;
    deleted_at: Date | null;
  };
  data_source_migrations: { team_id: string; migrated_by: string; migrated_at: Date };
};

/** Data source of a team's legacy SharePoint list. */
export interface LegacyDataSource {
  readonly source: DataSource;
  readonly listItemId: string;
}

interface DataSourceChange {
  readonly teamId: string;
  readonly by: string;
  readonly now: Date;
}

/** Loads a team's data sources, sorted by title. */
export async function loadDataSources(database: Database, teamId: string): Promise<DataSource[]> {
  const rows = await database
    .withTables<DataSourceTables>()
    .selectFrom('data_sources')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(toDataSource);
}

function toDataSource(row: Selectable<DataSourceTables['data_sources']>): DataSource {
  const { id, title, type, config, preview_config: previewConfig } = row;
  // NOTE: type and config were validated together before they were written.
  return { id, title, type, config, ...(previewConfig && { previewConfig }) } as DataSource;
}

const toColumnValues = ({ title, type, config, previewConfig }: DataSourceSettings) => ({
  title,
  type,
  config: JSON.stringify(config),
  preview_config: previewConfig ? JSON.stringify(previewConfig) : null,
});

interface DataSourceInput {
  readonly id: string;
  readonly settings: DataSourceSettings;
  /** Whether the data source must not exist yet. */
  readonly isNew: boolean;
  /** Whether the team's plan includes preview settings. Unchanged preview settings are allowed without it. */
  readonly mayPreview: boolean;
}

/**
 * Creates or updates a data source.
 * @param most maximum number of data sources per team
 * @returns `'exists'` if it must be new, `'too-many'` at the limit, `'locked'` if the plan lacks preview settings
 */
export async function saveDataSource(
  database: Database,
  { id, settings, isNew, mayPreview }: DataSourceInput,
  { teamId, by, now, most }: DataSourceChange & { readonly most: number },
): Promise<DataSource | 'exists' | 'too-many' | 'locked'> {
  return await withAdvisoryLock(database, `data sources ${teamId}`, async (connection) => {
    const dataSources = await loadDataSources(connection, teamId);
    const existing = dataSources.find((source) => source.id === id);
    if (existing && isNew) return 'exists';
    if (!existing && dataSources.length >= most) return 'too-many';
    if (!mayPreview && !isSameJson(settings.previewConfig, existing?.previewConfig)) return 'locked';
    const values = { ...toColumnValues(settings), changed_by: by, changed_at: now, deleted_at: null };
    const row = await connection
      .withTables<DataSourceTables>()
      .insertInto('data_sources')
      .values({ team_id: teamId, id, ...values, list_id: null, list_item_id: null })
      .onConflict((conflict) => conflict.columns(['team_id', 'id']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDataSource(row);
  });
}

/** Deletes a data source. @returns whether it existed */
export async function deleteStoredDataSource(
  database: Database,
  id: string,
  { teamId, by, now }: DataSourceChange,
): Promise<boolean> {
  const result = await database
    .withTables<DataSourceTables>()
    .updateTable('data_sources')
    .set({ deleted_at: now, changed_by: by, changed_at: now })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Imports data sources from the legacy list, except rows that were imported before. Doesn't replace existing data
 * sources.
 * @returns the number of imported data sources
 */
export async function importDataSources(
  database: Database,
  listId: string,
  listed: readonly LegacyDataSource[],
  { teamId, by, now }: DataSourceChange,
): Promise<number> {
  if (listed.length === 0) return 0;
  const rows = listed.map(({ source, listItemId }) => ({
    team_id: teamId,
    id: source.id,
    ...toColumnValues(source),
    list_id: listId,
    list_item_id: listItemId,
    changed_by: by,
    changed_at: now,
    deleted_at: null,
  }));
  const result = await database
    .withTables<DataSourceTables>()
    .insertInto('data_sources')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

export async function hasMigratedDataSources(database: Database, teamId: string): Promise<boolean> {
  const row = await database
    .withTables<DataSourceTables>()
    .selectFrom('data_source_migrations')
    .select('team_id')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markDataSourcesMigrated(
  database: Database,
  { teamId, by, now }: DataSourceChange,
): Promise<void> {
  await database
    .withTables<DataSourceTables>()
    .insertInto('data_source_migrations')
    .values({ team_id: teamId, migrated_by: by, migrated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
