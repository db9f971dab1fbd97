import { dataSourcesOfTeam, migrateDataSourcesList as operation } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { readTeamLists } from '@tideform/sync/library';
import { answer, implement } from '../http/implement.ts';
import { keepMigrated, type ListedDataSource, takeDataSources } from './data-sources-store.ts';
import { readOldDataSource } from './old-data-source.ts';

const pageSize = 1000;

/** The list is read with the caller's own rights, and as a whole before anything is taken: cut anywhere, do it again. */
export const migrateDataSourcesList = implement(operation, async ({ params: { teamId }, caller, log }, context) => {
  const { database, now } = context;
  const change = { teamId, by: caller.userId, now: now() };
  const graph = context.graphAs(caller.graphToken);
  const { dataSourcesListId: listId } = await readTeamLists(graph, teamId);
  const { listed, skipped } = listId ? await readOldList(graph, teamId, listId) : { listed: [], skipped: [] };
  const migrated = listId ? await takeDataSources(database, listId, listed.slice(0, dataSourcesOfTeam), change) : 0;
  await keepMigrated(database, change);
  log.info({ teamId, migrated, skipped: skipped.length, by: caller.userId }, 'Data sources list migrated');
  return answer({ migrated, skipped });
});

async function readOldList(graph: GraphClient, groupId: string, listId: string) {
  const listed: ListedDataSource[] = [];
  const skipped: string[] = [];
  const query = { expand: 'fields', top: pageSize };
  for await (const row of graph.rows(operations.listGroupListItems, { groupId, listId }, { query })) {
    const source = readOldDataSource(row);
    if (source) listed.push({ source, listItemId: row.id });
    else skipped.push(row.id);
  }
  return { listed, skipped };
}
