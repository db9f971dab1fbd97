import { randomUUID } from 'node:crypto';
import type { NewColumn } from '@tideform/graph';
import { Refusal, refusals } from '../../refusal.ts';
import { putGrant } from '../access/grants-store.ts';
import { type Actor, principals } from '../actor.ts';
import { driveIdOf, newItemId } from '../ids.ts';
import type { List, Site } from '../item.ts';
import { insertItem } from '../items/items-store.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import type { LibraryPorts } from '../write-library.ts';
import { MAX_INDEXED_COLUMNS, makeBuiltInColumns, makeColumn } from './columns.ts';
import { ensureFieldIndex, insertColumns } from './columns-store.ts';
import { findSiteList, insertList } from './lists-store.ts';

export interface NewListOptions {
  readonly displayName: string;
  readonly description?: string;
  /** `documentLibrary` makes a drive too. */
  readonly template: string;
  readonly columns: readonly NewColumn[];
}

/** Makes a list or document library in a group's site: owners own it, members write. Its drive is there at once. */
export async function createList(
  ports: LibraryPorts,
  actor: Actor,
  site: Site,
  options: NewListOptions,
): Promise<List> {
  const columns = options.columns.map((column, position) => makeColumn(column, 100 + position));
  const indexed = columns.filter((column) => column.isIndexed).map((column) => column.name);
  if (indexed.length > MAX_INDEXED_COLUMNS) throw refusals.invalidRequest('A list has at most 20 indexed columns.');
  for (const name of indexed) await ensureFieldIndex(ports.db, name);
  return ports.db.transaction().execute(async (db) => {
    if (await findSiteList(db, site.id, options.displayName)) throw listExists();
    const list = await addList(db, actor, site, options, ports.now());
    await insertRoot(db, actor, site, list);
    await insertColumns(db, list.id, [...makeBuiltInColumns(), ...columns]);
    return list;
  });
}

export function listExists(): Refusal {
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
    // what the address keeps when the title changes
    name: options.displayName.replaceAll(/["*:<>?/\\|#%]/g, '').trim() || id,
    displayName: options.displayName,
    description: options.description ?? '',
    template: options.template,
    driveId: isLibrary ? driveIdOf(site.collectionId, site.id, id) : null,
    rootId: newItemId(),
    createdAt: now,
    createdBy: actor.personId,
    modifiedAt: now,
    modifiedBy: actor.personId,
  });
  if (list === undefined) throw listExists();
  return list;
}

async function insertRoot(db: LibraryDatabase, actor: Actor, site: Site, list: List): Promise<void> {
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
    createdBy: actor.personId,
    modifiedAt: list.createdAt,
    modifiedBy: actor.personId,
    fileCreatedAt: list.createdAt,
    fileModifiedAt: list.createdAt,
    scopeId: list.rootId,
    checkedOutBy: null,
    change: 0,
    deletedAt: null,
  });
  await putGrant(db, list.rootId, { principal: principals.owners(site.groupId), role: 'owner' });
  await putGrant(db, list.rootId, { principal: principals.members(site.groupId), role: 'write' });
}
