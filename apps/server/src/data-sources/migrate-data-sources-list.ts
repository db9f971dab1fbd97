import { operations as api, MAX_DATA_SOURCES_PER_TEAM } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { fetchTeamLists } from '@tideform/sync/library';
import { implement, respond } from '../http/implement.ts';
import { importDataSources, type LegacyDataSource, markDataSourcesMigrated } from './data-sources-store.ts';
import { parseLegacyDataSource } from './legacy-data-source.ts';

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
