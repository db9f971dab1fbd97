import { randomUUID } from 'node:crypto';
import type { NewColumn } from '@tideform/graph';
import { Refusal, refusals } from '../../refusal.ts';
import { type Actor, principals } from '../actor.ts';
import { type Grant, putGrant } from '../grants-store.ts';
import { createItemId, formatDriveId } from '../ids.ts';
import type { List, Site } from '../item.ts';
import { insertItem } from '../items/items-store.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import { resolveNewColumn } from '../rows/change-columns.ts';
import type { LibraryPorts } from '../write-library.ts';
import { createBuiltInColumns, isBuiltIn, MAX_INDEXED_COLUMNS, type NewColumnRow } from './columns.ts';
import { ensureFieldIndex, insertColumns } from './columns-store.ts';
import { findSiteList, insertList } from './lists-store.ts';

/** Options of a new list. */
export interface NewListOptions {
  readonly displayName: string;
  readonly description?: string;
  /** SharePoint list template. `documentLibrary` also creates a drive. */
  readonly template: string;
  readonly columns: readonly NewColumn[];
}

/**
 * Creates a list or document library in a group's site, including its drive. The group's owners get `owner`, its
 * members `write`.
 */
export async function createList(
  ports: LibraryPorts,
  actor: Actor,
  site: Site,
  options: NewListOptions,
): Promise<List> {
  const columns = await resolveColumns(ports, site, options.columns);
  const indexed = columns.filter((column) => column.isIndexed).map((column) => column.name);
  if (indexed.length > MAX_INDEXED_COLUMNS) throw refusals.invalidRequest('A list has at most 20 indexed columns.');
  for (const name of indexed) await ensureFieldIndex(ports.db, name);
  return ports.db.transaction().execute(async (db) => {
    if (await findSiteList(db, site.id, options.displayName)) throw createListExistsRefusal();
    const list = await addList(db, actor, site, options, ports.now());
    await insertListParts(
      db,
      list,
      [...createBuiltInColumns(list), ...columns],
      [
        { principal: principals.owners(site.groupId), role: 'owner' },
        { principal: principals.members(site.groupId), role: 'write' },
        { principal: principals.visitors(site.groupId), role: 'read' },
      ],
    );
    return list;
  });
}

async function resolveColumns(
  ports: LibraryPorts,
  site: Site,
  newColumns: readonly NewColumn[],
): Promise<NewColumnRow[]> {
  const columns = await Promise.all(newColumns.map((one, at) => resolveNewColumn(ports, site.id, one, 100 + at)));
  const names = columns.map((column) => column.name.toLowerCase());
  const isTaken = new Set(names).size < names.length || names.some(isBuiltIn);
  if (isTaken) throw new Refusal(409, 'nameAlreadyExists', 'Two columns have the same name.');
  return columns;
}

export function createListExistsRefusal(): Refusal {
  return new Refusal(409, 'nameAlreadyExists', 'The specified name is already in use.');
}

async function addList(
  db: LibraryDatabase,
  actor: Actor,
  site: Site,
  options: NewListOptions,
  now: Date,
): Promise<List> {
  const id = randomUUID();
  const isLibrary = options.template === 'documentLibrary';
  const list = await insertList(db, {
    id,
    siteId: site.id,
    // The name in the list's URL, which stays when the title changes.
    name: options.displayName.replaceAll(/["*:<>?/\\|#%]/g, '').trim() || id,
    displayName: options.displayName,
    description: options.description ?? '',
    template: options.template,
    driveId: isLibrary ? formatDriveId(site.collectionId, site.id, id) : null,
    rootId: createItemId(),
    createdAt: now,
    createdBy: actor.personId,
    modifiedAt: now,
    modifiedBy: actor.personId,
  });
  if (list === undefined) throw createListExistsRefusal();
  return list;
}

/** Inserts the parts of a new list: its root item, its columns and its grants. */
export async function insertListParts(
  db: LibraryDatabase,
  list: List,
  columns: readonly NewColumnRow[],
  grants: readonly Pick<Grant, 'principal' | 'role'>[],
): Promise<void> {
  await insertItem(db, {
    id: list.rootId,
    listId: list.id,
    row: 0,
    uniqueId: randomUUID(),
    parentId: null,
    name: 'root',
    nameKey: 'root',
    isFolder: true,
    description: null,
    size: 0,
    sha256: null,
    quickXorHash: null,
    etag: 1,
    ctag: 1,
    version: 1,
    createdAt: list.createdAt,
    createdBy: list.createdBy,
    modifiedAt: list.createdAt,
    modifiedBy: list.createdBy,
    fileCreatedAt: list.createdAt,
    fileModifiedAt: list.createdAt,
    scopeId: list.rootId,
    checkedOutBy: null,
    change: 0,
    deletedAt: null,
  });
  await insertColumns(db, list.id, columns);
  for (const grant of grants) await putGrant(db, list.rootId, grant);
}
