import { operations } from '@tideform/graph';
import {
  type DataSourceRow,
  downloadWorkbookTables,
  findUsersList,
  isWorkbookRefused,
  loadPreviewRows,
} from '@tideform/sync';
import { useMemo } from 'react';
import { type Data, useData } from '../data-context.ts';
import { readTables } from './read-tables.ts';

/** Site, list, drive, file or table in which a data source's rows can be. */
export interface SourceLocation {
  readonly id: string;
  readonly name: string;
}

export interface FolderContent {
  readonly folders: readonly SourceLocation[];
  readonly files: readonly SourceLocation[];
}

/** Functions that load the possible locations of rows from Graph, as far as the user has access. */
export interface SourceLocationLoader {
  loadTeamSite(): Promise<SourceLocation>;
  searchSites(search: string): Promise<readonly SourceLocation[]>;
  loadSite(siteId: string): Promise<SourceLocation>;
  loadLists(siteId: string): Promise<readonly SourceLocation[]>;
  loadDrives(siteId: string): Promise<readonly SourceLocation[]>;
  /** Loads the content of a folder; the path `''` is the drive's root folder. */
  loadFolder(driveId: string, path: string): Promise<FolderContent>;
  loadTables(driveId: string, path: string): Promise<readonly SourceLocation[]>;
  /** Returns the ID of the SharePoint list behind the team's library, which contains the submissions. */
  findSubmissionsListId(driveId: string): Promise<string>;
  /** Returns the ID of the user list of a site. */
  findPeopleListId(siteId: string): Promise<string | undefined>;
  loadPreviewRows(source: Pick<DataSourceRow, 'type' | 'config'>, maxCount: number): Promise<readonly unknown[]>;
}

const maxResults = 200;

export function useSourceLocations(teamId: string): SourceLocationLoader {
  const { graph } = useData();
  return useMemo(() => createSourceLocations(graph, teamId), [graph, teamId]);
}

type Named = { readonly id: string; readonly displayName?: string | undefined; readonly name?: string | undefined };

const toLocation = ({ id, displayName, name }: Named): SourceLocation => ({ id, name: displayName || name || id });

/** Creates the functions that load locations for a team's data sources from Graph. */
export function createSourceLocations(graph: Data['graph'], groupId: string): SourceLocationLoader {
  const lists = async (siteId: string, select: string[]) =>
    (await graph.call(operations.listSiteLists, { siteId }, { query: { select, top: maxResults } })).value;
  return {
    loadTeamSite: async () => toLocation(await graph.call(operations.getGroupRootSite, { groupId })),
    searchSites: async (search) =>
      (await graph.call(operations.listSites, {}, { query: { search, top: 25 } })).value.map(toLocation),
    loadSite: async (siteId) => toLocation(await graph.call(operations.getSite, { siteId })),
    loadLists: async (siteId) => {
      const all = await lists(siteId, ['id', 'name', 'displayName', 'list']);
      return all.filter(({ list }) => list?.template !== 'documentLibrary').map(toLocation);
    },
    loadDrives: async (siteId) => (await graph.call(operations.listSiteDrives, { siteId })).value.map(toLocation),
    async loadFolder(driveId, path) {
      const { id: itemId } =
        path === ''
          ? await graph.call(operations.getRoot, { driveId })
          : await graph.call(operations.getItemByPath, { driveId, path });
      const query = { select: ['id', 'name', 'file', 'folder'], top: maxResults };
      const { value } = await graph.call(operations.listChildren, { driveId, itemId }, { query });
      const named = value.map((item) => ({ id: item.id, name: item.name ?? '', isFolder: item.folder !== undefined }));
      return { folders: named.filter(({ isFolder }) => isFolder), files: named.filter(({ isFolder }) => !isFolder) };
    },
    async loadTables(driveId, path) {
      const item = await graph.call(operations.getItemByPath, { driveId, path });
      try {
        return (await graph.call(operations.listWorkbookTables, { driveId, itemId: item.id })).value.map(toLocation);
      } catch (error) {
        if (!isWorkbookRefused(error)) throw error;
        const file = { driveId, itemId: item.id, size: item.size };
        const tables = await downloadWorkbookTables(graph, file, readTables, error);
        return tables.map(({ ids, name }) => ({ id: ids[0] ?? name, name }));
      }
    },
    findSubmissionsListId: async (driveId) => (await graph.call(operations.getDriveList, { driveId })).id,
    findPeopleListId: async (siteId) => findUsersList(await lists(siteId, ['id', 'name', 'system', 'list']))?.id,
    loadPreviewRows: (source, count) => loadPreviewRows(graph, source, count, readTables),
  };
}
