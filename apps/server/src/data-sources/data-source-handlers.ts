import { operations as api, type DataSource, dataSource, MAX_DATA_SOURCES_PER_TEAM } from '@tideform/contract';
import { type GraphClient, type ListItem, operations } from '@tideform/graph';
import { fetchTeamLists } from '@tideform/sync/library';
import { z } from 'zod/mini';
import { hasFeature } from '../entitlements/load-subscription.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import {
  deleteStoredDataSource,
  hasMigratedDataSources,
  importDataSources,
  type LegacyDataSource,
  loadDataSources,
  markDataSourcesMigrated,
  saveDataSource,
} from './data-sources-store.ts';

export const listDataSources = implement(api.listDataSources, async ({ params: { teamId } }, { database }) => {
  const [dataSources, migrated] = await Promise.all([
    loadDataSources(database, teamId),
    hasMigratedDataSources(database, teamId),
  ]);
  return respond({ dataSources, migrationNeeded: !migrated });
});

export const putDataSource = implement(api.putDataSource, async ({ params, body, caller, log }, context) => {
  const { database, now } = context;
  const { teamId, id } = params;
  const { settings, isNew = false } = body;
  const mayPreview =
    settings.previewConfig === undefined || (await hasFeature(context, caller, 'preview_data_sources'));
  const by = { teamId, by: caller.userId, now: now(), most: MAX_DATA_SOURCES_PER_TEAM };
  const dataSource = await saveDataSource(database, { id, settings, isNew, mayPreview }, by);
  if (dataSource === 'exists') return refuse('data-source-exists');
  if (dataSource === 'locked') return refuse('locked-by-plan');
  if (dataSource === 'too-many') return refuse('too-many-data-sources');
  log.info({ ...params, type: dataSource.type, by: caller.userId }, 'Data source saved');
  return respond({ dataSource });
});

export const deleteDataSource = implement(api.deleteDataSource, async ({ params, caller, log }, { database, now }) => {
  const { teamId, id } = params;
  const isDeleted = await deleteStoredDataSource(database, id, { teamId, by: caller.userId, now: now() });
  if (isDeleted) log.info({ ...params, by: caller.userId }, 'Data source deleted');
  return respond({ deleted: isDeleted ? 1 : 0 });
});

const pageSize = 1000;

/**
 * Imports data sources from a team's legacy SharePoint list with the caller's permissions. Reads the whole list first,
 * and skips rows that were imported before, so that an interrupted migration can be repeated.
 */
export const migrateDataSourcesList = implement(
  api.migrateDataSourcesList,
  async ({ params: { teamId }, caller, log }, context) => {
    const { database, now } = context;
    const change = { teamId, by: caller.userId, now: now() };
    const graph = context.graphAs(caller.graphToken);
    const { dataSourcesListId: listId } = await fetchTeamLists(graph, teamId);
    const { listed, skipped } = listId ? await loadLegacyList(graph, teamId, listId) : { listed: [], skipped: [] };
    const migrated = listId
      ? await importDataSources(database, listId, listed.slice(0, MAX_DATA_SOURCES_PER_TEAM), change)
      : 0;
    await markDataSourcesMigrated(database, change);
    log.info({ teamId, migrated, skipped: skipped.length, by: caller.userId }, 'Data sources list migrated');
    return respond({ migrated, skipped });
  },
);

async function loadLegacyList(graph: GraphClient, groupId: string, listId: string) {
  const listed: LegacyDataSource[] = [];
  const skipped: string[] = [];
  const query = { expand: 'fields', top: pageSize };
  for await (const row of graph.rows(operations.listGroupListItems, { groupId, listId }, { query })) {
    const source = parseLegacyDataSource(row);
    if (source) listed.push({ source, listItemId: row.id });
    else skipped.push(row.id);
  }
  return { listed, skipped };
}

const MAX_TITLE_LENGTH = 255;

/** Row of the legacy SharePoint list, as written by older releases: settings are JSON in text columns. */
const legacyFields = z.looseObject({
  dataSourceId: z.nullish(z.string()),
  title: z.nullish(z.string()),
  Title: z.nullish(z.string()),
  type: z.string(),
  config: z.string(),
  previewConfig: z.nullish(z.string()),
});

/** Parses a row of the legacy SharePoint list. @returns `undefined` if the row isn't a valid data source */
function parseLegacyDataSource(row: Pick<ListItem, 'id' | 'fields'>): DataSource | undefined {
  const fields = legacyFields.safeParse(row.fields);
  if (!fields.success) return undefined;
  const { dataSourceId, title, Title, type, config, previewConfig } = fields.data;
  const source = dataSource.safeParse({
    id: dataSourceId || row.id,
    title: (title || Title || '').slice(0, MAX_TITLE_LENGTH),
    type,
    config: parseJson(config),
    ...(previewConfig && { previewConfig: parseJson(previewConfig) }),
  });
  return source.success ? source.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
