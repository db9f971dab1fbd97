import { type GraphClient, GraphError, type List, type NewColumn, operations } from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import type { Clock } from '../ports.ts';
import { libraryColumns } from './columns.ts';
import { isUnsuitable } from './is-unsuitable.ts';
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

const usual = { select: ['id', 'name', 'displayName', 'drive'], expand: 'drive($select=id,name)', top: 1000 };

/** The team's library, if there is one: by its name, else by the product's title. */
export async function findLibrary(graph: GraphClient, teamId: string): Promise<Library | undefined> {
  return libraryAmong(
    await Array.fromAsync(graph.rows(operations.listGroupLists, { groupId: teamId }, { query: usual })),
  );
}

export async function readTeamLists(graph: GraphClient, teamId: string): Promise<TeamLists> {
  // NOTE: SharePoint's own lists come only where `system` is selected; our workspace brings them up to date first.
  const query = { ...usual, select: [...usual.select, 'system', 'list'] };
  const lists = await Array.fromAsync(graph.rows(operations.listGroupLists, { groupId: teamId }, { query }));
  const called = (name: string) => lists.find((list) => list.displayName === name || list.name === name)?.id;
  return {
    library: libraryAmong(lists),
    rolesListId: called(rolesListName),
    usersListId: usersListOf(lists)?.id,
    webhooksListId: called(webhooksListName),
    dataSourcesListId: called(dataSourcesListName),
  };
}

/** SharePoint's own list of people among the lists of a site, which were read with `system`. */
export function usersListOf(lists: readonly List[]): List | undefined {
  const isUsers = ({ name, system, list }: List) =>
    list?.template === 'userInformation' || (name === usersListName && system !== undefined);
  return lists.find(isUsers);
}

function libraryAmong(lists: readonly List[]): Library | undefined {
  const called = (name: string) => lists.flatMap((list) => (hasName(list, name) ? (asLibrary(list) ?? []) : []))[0];
  return called(libraryName) ?? called(libraryTitle);
}

/**
 * Creates the team's library; one that is created elsewhere at the same time is used instead.
 *
 * @throws 'Problem creating drive'
 */
export async function createLibrary(graph: GraphClient, clock: Clock, teamId: string): Promise<Library> {
  try {
    await addLibrary(graph, teamId, libraryColumns);
  } catch (error) {
    if (!isUnsuitable(error)) throw error;
    // NOTE: one column refuses them all. `ensureColumns` adds them one by one.
    await addLibrary(graph, teamId, []);
  }
  return withDrive(graph, clock, teamId);
}

async function addLibrary(graph: GraphClient, groupId: string, columns: readonly NewColumn[]): Promise<void> {
  const body = { displayName: libraryName, columns: [...columns], list: { template: 'documentLibrary' } };
  try {
    await graph.call(operations.createGroupList, { groupId }, { body });
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 409)) throw error;
  }
}

/** NOTE: the drive of a new library may take seconds to appear. */
async function withDrive(graph: GraphClient, clock: Clock, teamId: string): Promise<Library> {
  for (const waitMs of [0, 500, 1000, 2000, 4000]) {
    if (waitMs > 0) await clock.wait(waitMs);
    const { library } = await readTeamLists(graph, teamId);
    if (!library) continue;
    // It is listed before it can be opened.
    await graph.call(operations.getDriveList, { driveId: library.driveId }, { isNew: true });
    return library;
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
