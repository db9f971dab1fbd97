import { getNameKey } from '@tideform/graph';
import { type Insertable, sql, type Updateable } from 'kysely';
import { refusals } from '../../refusal.ts';
import { type Access, isReadable } from '../access/access-store.ts';
import type { Item } from '../item.ts';
import type { LibraryDatabase, LibraryTables } from '../library-tables.ts';
import type { LibraryWrite } from '../write-library.ts';

type ItemTable = LibraryTables['workspace.items'];

/** Finds an item that is not deleted. */
export async function findItem(db: LibraryDatabase, listId: string, id: string): Promise<Item | undefined> {
  return selectItems(db).where('id', '=', id).where('listId', '=', listId).executeTakeFirst();
}

export async function findRow(db: LibraryDatabase, listId: string, row: number): Promise<Item | undefined> {
  return selectItems(db).where('listId', '=', listId).where('row', '=', row).executeTakeFirst();
}

/** Finds the child with this name; case is ignored. */
export async function findChild(db: LibraryDatabase, parentId: string, name: string): Promise<Item | undefined> {
  return selectItems(db).where('parentId', '=', parentId).where('nameKey', '=', getNameKey(name)).executeTakeFirst();
}

export type ChildOrder = 'name' | 'size' | 'lastModifiedDateTime';

/** Position among the children of a folder, in a given order. */
export interface ChildPosition {
  readonly key: string;
  readonly id: string;
}

/** Parameters of one page of children. */
export interface ChildrenPage {
  readonly access: Access;
  readonly order: ChildOrder;
  readonly isDescending: boolean;
  readonly after?: ChildPosition | undefined;
  /** Restricts the page to children with this name or name prefix; case is ignored. */
  readonly named?: { readonly is: 'eq' | 'startsWith'; readonly name: string } | undefined;
  readonly limit: number;
}

/** Number of children that are scanned for one page, whether or not the reader may see them. */
const WINDOW = 5000;

const childKeys = {
  name: { column: sql.ref('name_key'), type: sql.raw('text') },
  size: { column: sql.ref('size'), type: sql.raw('bigint') },
  lastModifiedDateTime: { column: sql.ref('modified_at'), type: sql.raw('timestamptz') },
} as const;

/**
 * Lists children of a folder that the reader may see. If the reader may see few of them, a page can be short or empty
 * without being the last.
 *
 * @returns `next` when there are more children to scan
 */
export async function listChildren(
  db: LibraryDatabase,
  parentId: string,
  page: ChildrenPage,
): Promise<{ items: Item[]; next?: ChildPosition }> {
  const { access, limit } = page;
  const window = Math.max(WINDOW, 2 * limit);
  const direction = sql.raw(page.isDescending ? 'desc' : 'asc');
  // NOTE: one statement, so that the found children and the end of the scanned children come from the same snapshot.
  const { rows } = await sql<ChildPosition & { isEnd: boolean }>`
    with found as (
      select id, key from (${selectChildrenAfter(parentId, page)} limit ${window}) as items
      where ${isReadable(access)} order by key ${direction}, id ${direction} limit ${limit + 1}
    )
    select id, key::text, false as "isEnd" from found
    union all
    select id, key::text, true from (${selectChildrenAfter(parentId, page)} offset ${window - 1} limit 1) as items
    where (select count(*) from found) <= ${limit}
  `.execute(db);
  const matches = rows.filter((row) => !row.isEnd);
  const picked = matches.slice(0, limit);
  const next = matches.length > limit ? picked.at(-1) : rows.find((row) => row.isEnd);
  const items = await findItems(db, picked);
  return { items, ...(next ? { next: { key: next.key, id: next.id } } : {}) };
}

function selectChildrenAfter(parentId: string, { order, isDescending, after, named }: ChildrenPage) {
  const { column, type } = childKeys[order];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const comparison = sql.raw(isDescending ? '<' : '>');
  return sql`
    select id, scope_id, ${column} as key from workspace.items
    where parent_id = ${parentId} and deleted_at is null
      ${named?.is === 'eq' ? sql`and name_key = ${getNameKey(named.name)}` : sql``}
      ${named?.is === 'startsWith' ? sql`and starts_with(name_key, ${getNameKey(named.name)})` : sql``}
      ${after ? sql`and (${column}, id) ${comparison} (${after.key}::${type}, ${after.id}::text)` : sql``}
    order by ${column} ${direction}, id ${direction}
  `;
}

/** Finds items in the order of the given IDs; missing ones are omitted. */
export async function findItems(db: LibraryDatabase, picked: readonly { readonly id: string }[]): Promise<Item[]> {
  if (picked.length === 0) return [];
  const ids = picked.map(({ id }) => id);
  const { rows } = await sql<Item>`select * from workspace.items where id = any(${ids}::text[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns name keys of a folder's children that begin with `stem`, for finding a free name. */
export async function listChildKeys(db: LibraryDatabase, parentId: string, stem: string): Promise<Set<string>> {
  const { rows } = await sql<{ nameKey: string }>`
    select name_key as "nameKey" from workspace.items
    where parent_id = ${parentId} and deleted_at is null and starts_with(name_key, ${getNameKey(stem)})
  `.execute(db);
  return new Set(rows.map((row) => row.nameKey));
}

/**
 * Loads items and all their ancestors up to the root. Returns a map from ID to item.
 *
 * NOTE: PostgreSQL overestimates the result of a recursion. `offset 0` and the array keep it from reading the whole
 * table.
 */
export async function loadLineage(db: LibraryDatabase, ids: readonly string[]): Promise<Map<string, Item>> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const { rows } = await sql<Item>`
    with recursive lineage (id, parent_id) as (
      select id, parent_id from workspace.items where id = any(${uniqueIds}::text[])
      union
      select folder.id, folder.parent_id from lineage, lateral (
        select id, parent_id from workspace.items where id = lineage.parent_id offset 0
      ) as folder
    )
    select * from workspace.items where id = any(array(select id from lineage))
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the children of folders. Returns a map from folder ID to count, without folders that never had children. */
export async function countChildren(db: LibraryDatabase, folderIds: readonly string[]): Promise<Map<string, number>> {
  if (folderIds.length === 0) return new Map();
  const rows = await db.selectFrom('workspace.folderChildren').selectAll().where('folderId', 'in', folderIds).execute();
  return new Map(rows.map((row) => [row.folderId, row.children]));
}

export async function insertItem(db: LibraryDatabase, item: Insertable<ItemTable>): Promise<Item> {
  return db.insertInto('workspace.items').values(item).returningAll().executeTakeFirstOrThrow();
}

/** Reserves the number of the next list item. */
export async function reserveRowNumber(write: LibraryWrite): Promise<number> {
  const { lastRow } = await write.db
    .updateTable('workspace.lists')
    .set({ lastRow: sql`last_row + 1` })
    .where('id', '=', write.list.id)
    .returning('lastRow')
    .executeTakeFirstOrThrow();
  return lastRow;
}

/** Updates an item, increments its eTag and moves it to the end of the change feed. */
export async function saveItem(write: LibraryWrite, id: string, patch: Updateable<ItemTable>): Promise<Item> {
  return write.db
    .updateTable('workspace.items')
    .set({
      modifiedAt: write.now,
      modifiedBy: write.actor.personId,
      ...patch,
      etag: sql`etag + 1`,
      change: write.change,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Deletes an item and everything below it. The change feed shows only the item itself, as SharePoint's feed may.
 *
 * NOTE: `offset 0` makes PostgreSQL look up the children of one folder after the other instead of reading the whole
 * table.
 */
export async function deleteSubtree(write: LibraryWrite, id: string): Promise<void> {
  await sql`
    with recursive subtree as (
      select id from workspace.items where id = ${id}
      union all
      select child.id from subtree, lateral (
        select id from workspace.items where parent_id = subtree.id and deleted_at is null offset 0
      ) as child
    )
    update workspace.items
    set deleted_at = ${write.now}, change = case when id = ${id} then ${write.change} else change end
    where id = any(array(select id from subtree)) and deleted_at is null
  `.execute(write.db);
}

/** Loads the descendants that were deleted together with these folders. */
export async function loadDeletedDescendants(db: LibraryDatabase, folderIds: readonly string[]): Promise<Item[]> {
  if (folderIds.length === 0) return [];
  return db
    .withRecursive('gone', (recursive) =>
      recursive
        .selectFrom('workspace.items')
        .selectAll()
        .where('id', 'in', folderIds)
        .union(
          recursive
            .selectFrom('workspace.items')
            .innerJoin('gone', 'gone.id', 'workspace.items.parentId')
            .selectAll('workspace.items')
            .whereRef('workspace.items.deletedAt', '=', 'gone.deletedAt'),
        ),
    )
    .selectFrom('gone')
    .selectAll()
    .where('id', 'not in', folderIds)
    .execute();
}

/** Returns whether another person has checked out a file below the item. Searches upward from the checked-out files. */
export async function hasLockedDescendant(db: LibraryDatabase, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from workspace.items
      where list_id = (select list_id from workspace.items where id = ${id})
        and checked_out_by is not null and checked_out_by <> ${personId} and deleted_at is null
      union
      select folder.id, folder.parent_id from above, lateral (
        select id, parent_id from workspace.items where id = above.parent_id offset 0
      ) as folder
    )
    select 1 from above where id = ${id} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Maximum items whose permissions change at once, as in SharePoint. */
const MAX_MOVED_ITEMS = 100_000;

/**
 * Moves an item, and its descendants that were in the same scope, to another scope.
 *
 * @throws 429 for more than `maxItems` items; retrying doesn't help
 */
export async function moveScope(
  db: LibraryDatabase,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
  maxItems = MAX_MOVED_ITEMS,
): Promise<void> {
  if (from === to) return;
  const subtree = sql`
    with recursive subtree as (
      select id from workspace.items where id = ${id}
      union all
      select child.id from subtree, lateral (
        select id from workspace.items where parent_id = subtree.id and scope_id = ${from} and id <> ${from} offset 0
      ) as child
    )
  `;
  const { rows } = await sql`${subtree} select 1 from subtree offset ${maxItems} limit 1`.execute(db);
  if (rows.length > 0) throw refusals.throttled();
  await sql`
    ${subtree} update workspace.items set scope_id = ${to} where id = any(array(select id from subtree))
  `.execute(db);
}

function selectItems(db: LibraryDatabase) {
  return db.selectFrom('workspace.items').selectAll().where('deletedAt', 'is', null);
}
