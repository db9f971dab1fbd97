import { operations } from '@tideform/graph';
import { type DataSourceRow, isWorkbookRefused, previewRows, tablesOfFile, usersListOf } from '@tideform/sync';
import { useMemo } from 'react';
import { type Data, useData } from '../data-context.ts';
import { readTables } from './read-tables.ts';

/** Something that can be picked. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

export interface Folder {
  readonly folders: readonly Place[];
  readonly files: readonly Place[];
}

/** Where rows may be read: what of Graph the person may see, asked for when it is wanted. */
export interface SourcePlaces {
  teamSite(): Promise<Place>;
  sites(search: string): Promise<readonly Place[]>;
  site(siteId: string): Promise<Place>;
  lists(siteId: string): Promise<readonly Place[]>;
  drives(siteId: string): Promise<readonly Place[]>;
  /** What lies in a folder of a drive; `''` is its top. */
  folder(driveId: string, path: string): Promise<Folder>;
  tables(driveId: string, path: string): Promise<readonly Place[]>;
  /** The list of the team's library, in which submissions lie. */
  submissionsList(driveId: string): Promise<string>;
  /** SharePoint's list of the people of the team's site. */
  peopleList(siteId: string): Promise<string | undefined>;
  preview(source: Pick<DataSourceRow, 'type' | 'config'>, most: number): Promise<readonly unknown[]>;
}

const most = 200;

export function useSourcePlaces(teamId: string): SourcePlaces {
  const { graph } = useData();
  return useMemo(() => createPlaces(graph, teamId), [graph, teamId]);
}

type Named = { readonly id: string; readonly displayName?: string | undefined; readonly name?: string | undefined };

const placeOf = ({ id, displayName, name }: Named): Place => ({ id, name: displayName || name || id });

/** Asks Graph for what of it a team's data sources may read. */
export function createPlaces(graph: Data['graph'], groupId: string): SourcePlaces {
  const lists = async (siteId: string, select: string[]) =>
    (await graph.call(operations.listSiteLists, { siteId }, { query: { select, top: most } })).value;
  return {
    teamSite: async () => placeOf(await graph.call(operations.getGroupRootSite, { groupId })),
    sites: async (search) =>
      (await graph.call(operations.listSites, {}, { query: { search, top: 25 } })).value.map(placeOf),
    site: async (siteId) => placeOf(await graph.call(operations.getSite, { siteId })),
    lists: async (siteId) => {
      const all = await lists(siteId, ['id', 'name', 'displayName', 'list']);
      return all.filter(({ list }) => list?.template !== 'documentLibrary').map(placeOf);
    },
    drives: async (siteId) => (await graph.call(operations.listSiteDrives, { siteId })).value.map(placeOf),
    async folder(driveId, path) {
      const { id: itemId } =
        path === ''
          ? await graph.call(operations.getRoot, { driveId })
          : await graph.call(operations.getItemByPath, { driveId, path });
      const query = { select: ['id', 'name', 'file', 'folder'], top: most };
      const { value } = await graph.call(operations.listChildren, { driveId, itemId }, { query });
      const named = value.map((item) => ({ id: item.id, name: item.name ?? '', isFolder: item.folder !== undefined }));
      return { folders: named.filter(({ isFolder }) => isFolder), files: named.filter(({ isFolder }) => !isFolder) };
    },
    async tables(driveId, path) {
      const item = await graph.call(operations.getItemByPath, { driveId, path });
      try {
        return (await graph.call(operations.listWorkbookTables, { driveId, itemId: item.id })).value.map(placeOf);
      } catch (error) {
        if (!isWorkbookRefused(error)) throw error;
        const file = { driveId, itemId: item.id, size: item.size };
        const tables = await tablesOfFile(graph, file, readTables, error);
        return tables.map(({ ids, name }) => ({ id: ids[0] ?? name, name }));
      }
    },
    submissionsList: async (driveId) => (await graph.call(operations.getDriveList, { driveId })).id,
    peopleList: async (siteId) => usersListOf(await lists(siteId, ['id', 'name', 'system', 'list']))?.id,
    preview: (source, count) => previewRows(graph, source, count, readTables),
  };
}
