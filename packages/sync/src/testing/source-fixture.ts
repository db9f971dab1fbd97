import { operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { ListedDataSource } from '../ports.ts';
import { createMemoryProductServer } from './local-context.ts';
import { crewId, type Workspace } from './workspace.ts';

/** Creates a list on the crew's site that its owner changes. */
export async function createList(workspace: Workspace, columns: readonly string[] = []) {
  const graph = workspace.createClientFor('ada');
  const { id: siteId } = await graph.call(operations.getGroupRootSite, { groupId: crewId });
  const body = {
    displayName: `List ${workspace.calls.length}`,
    columns: columns.map((name) => ({ name, text: {} })),
    list: { template: 'genericList' },
  };
  const { id: listId } = await graph.call(operations.createSiteList, { siteId }, { body });
  const at = { siteId, listId };
  return {
    config: at,
    add: async (...titles: string[]) => {
      for (const Title of titles) await graph.call(operations.createSiteListItem, at, { body: { fields: { Title } } });
    },
    rename: (listItemId: string, Title: string) =>
      graph.call(operations.updateSiteListItemFields, { ...at, listItemId }, { body: { Title } }),
    remove: (listItemId: string) => graph.call(operations.deleteSiteListItem, { ...at, listItemId }),
    /** Expires all previous tokens in Graph. */
    forgetTokens: () => workspace.graph.expireChangeTokens(listId),
  };
}

/** Creates a server with these sources, and a browser of a user with their permissions. */
export async function createBrowserWithSources(
  workspace: Workspace,
  dataSources: readonly ListedDataSource[],
  { userId = 'ada', canBuildForms = true }: { readonly userId?: string; readonly canBuildForms?: boolean } = {},
) {
  const server = createMemoryProductServer();
  server.dataSources = [...dataSources];
  const reports: string[] = [];
  const context = await workspace.createBrowserFor(userId, {
    server,
    report: ({ detail }) => void reports.push(detail),
  });
  await context.database.teams.update(crewId, { accounts: { [userId]: { canBuildForms } } });
  return { context, server, reports };
}

/** Returns the rows that forms would read, in source order. */
export async function getLiveRows({ database }: SyncContext, identifier: string): Promise<unknown[]> {
  const { live = '' } = (await database.dataSummary.get(identifier)) ?? {};
  const rows = await database.data.where('dataSourceIdentifier').equals(live).toArray();
  return rows.sort((one, other) => (one.at ?? 0) - (other.at ?? 0)).map(({ value }) => value);
}
