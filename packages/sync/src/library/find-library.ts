import { type GraphClient, GraphError, type List, type NewColumn, operations } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';
import type { Clock } from '../ports.ts';
import { isContentRefused, libraryColumns } from './columns.ts';
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

/** Lists of a team's site that Tideform reads. */
export interface TeamLists {
  readonly library: Library | undefined;
  /** List of user roles, in teams that an older program has set up. */
  readonly rolesListId: string | undefined;
  /** SharePoint's built-in list of a site's users. */
  readonly usersListId: string | undefined;
  /** List of webhooks from programs before schema version 1.11.0. */
  readonly webhooksListId: string | undefined;
  /** List of data sources from an older program. */
  readonly dataSourcesListId: string | undefined;
}

const defaultQuery = { select: ['id', 'name', 'displayName', 'drive'], expand: 'drive($select=id,name)', top: 1000 };

/** Finds the team's library, by its name or else by its title; `undefined` if there is none. */
export async function findLibrary(graph: GraphClient, teamId: string): Promise<Library | undefined> {
  return selectLibrary(
    await Array.fromAsync(graph.rows(operations.listGroupLists, { groupId: teamId }, { query: defaultQuery })),
  );
}

export async function fetchTeamLists(graph: GraphClient, teamId: string): Promise<TeamLists> {
  // NOTE: SharePoint's built-in lists are only returned when `system` is selected; our workspace updates them first.
  const query = { ...defaultQuery, select: [...defaultQuery.select, 'system', 'list'] };
  const lists = await Array.fromAsync(graph.rows(operations.listGroupLists, { groupId: teamId }, { query }));
  const findByName = (name: string) => lists.find((list) => list.displayName === name || list.name === name)?.id;
  return {
    library: selectLibrary(lists),
    rolesListId: findByName(rolesListName),
    usersListId: findUsersList(lists)?.id,
    webhooksListId: findByName(webhooksListName),
    dataSourcesListId: findByName(dataSourcesListName),
  };
}

/** Finds SharePoint's built-in list of users among a site's lists, which must be read with `system`. */
export function findUsersList(lists: readonly List[]): List | undefined {
  const isUsers = ({ name, system, list }: List) =>
    list?.template === 'userInformation' || (name === usersListName && system !== undefined);
  return lists.find(isUsers);
}

function selectLibrary(lists: readonly List[]): Library | undefined {
  const findByName = (name: string) => lists.flatMap((list) => (isNamed(list, name) ? (toLibrary(list) ?? []) : []))[0];
  return findByName(libraryName) ?? findByName(libraryTitle);
}

/**
 * Creates the team's library, or returns the one that was created concurrently.
 *
 * @throws 'Problem creating drive'
 */
export async function createLibrary(graph: GraphClient, clock: Clock, teamId: string): Promise<Library> {
  try {
    await createLibraryList(graph, teamId, libraryColumns);
  } catch (error) {
    if (!isContentRefused(error)) throw error;
    // NOTE: a single invalid column makes the service refuse all; `ensureColumns` then adds them one by one.
    await createLibraryList(graph, teamId, []);
  }
  return waitForDrive(graph, clock, teamId);
}

async function createLibraryList(graph: GraphClient, groupId: string, columns: readonly NewColumn[]): Promise<void> {
  const body = { displayName: libraryName, columns: [...columns], list: { template: 'documentLibrary' } };
  try {
    await graph.call(operations.createGroupList, { groupId }, { body });
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 409)) throw error;
  }
}

/** Waits for the drive of a new library. NOTE: it may take seconds until the drive appears. */
async function waitForDrive(graph: GraphClient, clock: Clock, teamId: string): Promise<Library> {
  for (const waitMs of [0, 500, 1000, 2000, 4000]) {
    if (waitMs > 0) await clock.wait(waitMs);
    const { library } = await fetchTeamLists(graph, teamId);
    if (!library) continue;
    // The library is listed before it can be opened, so it is opened once here.
    await graph.call(operations.getDriveList, { driveId: library.driveId }, { isTargetNew: true });
    return library;
  }
  throw new FailureError('library-not-created', {});
}

function isNamed(list: List, name: string): boolean {
  return list.name === name || list.displayName === name || list.drive?.name === name;
}

/**
 * Converts a list to a library, if it has a drive.
 * NOTE: other lists have no drive, and a new library may not have one yet.
 */
function toLibrary(list: List): Library | undefined {
  const driveId = list.drive?.id;
  return driveId ? { listId: list.id, title: list.displayName ?? '', driveId } : undefined;
}
