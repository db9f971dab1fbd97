import { type GraphClient, GraphError, type List, operations } from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import type { Clock } from '../ports.ts';
import { libraryColumns } from './columns.ts';
import {
  dataSourcesListName,
  libraryName,
  libraryTitle,
  rolesListName,
  usersListName,
  webhooksListName,
} from './layout.ts';

export interface Library {
  readonly listId: string;
  readonly title: string;
  readonly driveId: string;
}

/** The lists of a team's site that Tideform reads. */
export interface TeamLists {
  readonly library: Library | undefined;
  /** Roles of people, in teams that an older program has set up. */
  readonly rolesListId: string | undefined;
  /** SharePoint's own list of the people of a site. */
  readonly usersListId: string | undefined;
  /** Webhooks, where a program before schema version 1.11.0 has kept some. */
  readonly webhooksListId: string | undefined;
  /** Data sources, where a former program has kept some. */
  readonly dataSourcesListId: string | undefined;
}

/** The team's library, if there is one: by its name, else by the product's title. */
export async function findLibrary(graph: GraphClient, teamId: string): Promise<Library | undefined> {
  return (await readTeamLists(graph, teamId)).library;
}

export async function readTeamLists(graph: GraphClient, teamId: string): Promise<TeamLists> {
  const query = {
    select: ['id', 'name', 'displayName', 'drive', 'system'],
    expand: 'drive($select=id,name)',
    top: 1000,
  };
  let [named, titled]: Library[] = [];
  let [rolesListId, usersListId, webhooksListId, dataSourcesListId]: string[] = [];
  for await (const list of graph.rows(operations.listGroupLists, { groupId: teamId }, { query })) {
    if (list.displayName === rolesListName || list.name === rolesListName) rolesListId ??= list.id;
    if (list.displayName === webhooksListName || list.name === webhooksListName) webhooksListId ??= list.id;
    if (list.displayName === dataSourcesListName || list.name === dataSourcesListName) dataSourcesListId ??= list.id;
    if (list.displayName === usersListName) usersListId ??= list.id;
    const library = asLibrary(list);
    if (library && hasName(list, libraryName)) named ??= library;
    if (library && hasName(list, libraryTitle)) titled ??= library;
  }
  return { library: named ?? titled, rolesListId, usersListId, webhooksListId, dataSourcesListId };
}

/**
 * Makes the team's library; one that somebody else makes at the same time is taken over.
 *
 * @throws 'Problem creating drive'
 */
export async function createLibrary(graph: GraphClient, clock: Clock, teamId: string): Promise<Library> {
  try {
    await graph.call(
      operations.createGroupList,
      { groupId: teamId },
      { body: { displayName: libraryName, columns: [...libraryColumns], list: { template: 'documentLibrary' } } },
    );
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 409)) throw error;
  }
  return withDrive(graph, clock, teamId);
}

/** NOTE: the drive of a new library may take seconds to appear. */
async function withDrive(graph: GraphClient, clock: Clock, teamId: string): Promise<Library> {
  for (const waitMs of [0, 500, 1000, 2000, 4000]) {
    if (waitMs > 0) await clock.wait(waitMs);
    const library = await findLibrary(graph, teamId);
    if (library) return library;
  }
  throw new Failed('library-not-created', {});
}

function hasName(list: List, name: string): boolean {
  return list.name === name || list.displayName === name || list.drive?.name === name;
}

/** NOTE: lists that are no document library have no drive, and a new library may not have it yet. */
function asLibrary(list: List): Library | undefined {
  const driveId = list.drive?.id;
  return driveId ? { listId: list.id, title: list.displayName ?? '', driveId } : undefined;
}
