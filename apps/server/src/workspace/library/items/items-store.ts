import { nameKey } from '@tideform/graph';
import { type Insertable, sql, type Updateable } from 'kysely';
import { refusals } from '../../refusal.ts';
import { type Access, isReadable } from '../access/access-store.ts';
import type { Item } from '../item.ts';
import type { LibraryDatabase, LibraryTables } from '../library-tables.ts';
import type { LibraryWrite } from '../write-library.ts';

type ItemTable = LibraryTables['workspace.items'];

/** An item that is not deleted. */
export async function findItem(db: LibraryDatabase, listId: string, id: string): Promise<Item | undefined> {
  return livingItems(db).where('id', '=', id).where('listId', '=', listId).executeTakeFirst();
}

export async function findRow(db: LibraryDatabase, listId: string, row: number): Promise<Item | undefined> {
  return livingItems(db).where('listId', '=', listId).where('row', '=', row).executeTakeFirst();
}

/** The child of that name; case does not count. */
export async function findChild(db: LibraryDatabase, parentId: string, name: string): Promise<Item | undefined> {
  return livingItems(db).where('parentId', '=', parentId).where('nameKey', '=', nameKey(name)).executeTakeFirst();
}

export type ChildOrder = 'name' | 'size' | 'lastModifiedDateTime';

/** A place among the children of a folder, in some order. */
export interface ChildPlace {
  readonly key: string;
  readonly id: string;
}

export interface ChildrenPage {
  readonly access: Access;
  readonly order: ChildOrder;
  readonly isDescending: boolean;
  readonly after?: ChildPlace | undefined;
  /** Only those of this name, or whose names begin so; case does not count. */
  readonly named?: { readonly is: 'eq' | 'startsWith'; readonly name: string } | undefined;
  readonly limit: number;
}

/** Children that are looked at for one page, whether the reader may see them or not. */
const WINDOW = 5000;

const childKeys = {
  name: { column: sql.ref('name_key'), type: sql.raw('text') },
  size: { column: sql.ref('size'), type: sql.raw('bigint') },
  lastModifiedDateTime: { column: sql.ref('modified_at'), type: sql.raw('timestamptz') },
} as const;

/**
 * Children of a folder that the reader may see. The page of somebody who may see few can be short, or empty, and not be the
 * last.
 *
 * @returns `next` when there is more
 */
export async function listChildren(
  db: LibraryDatabase,
  parentId: string,
  page: ChildrenPage,
): Promise<{ items: Item[]; next?: ChildPlace }> {
  const { access, limit } = page;
  const window = Math.max(WINDOW, 2 * limit);
  const direction = sql.raw(page.isDescending ? 'desc' : 'asc');
  // NOTE: one statement, so that both parts see the same folder.
  const { rows } = await sql<ChildPlace & { isEnd: boolean }>`
    with found as (
      select id, key from (${childrenAfter(parentId, page)} limit ${window}) as items
      where ${isReadable(access)} order by key ${direction}, id ${direction} limit ${limit + 1}
    )
    select id, key::text, false as "isEnd" from found
    union all
    select id, key::text, true from (${childrenAfter(parentId, page)} offset ${window - 1} limit 1) as items
    where (select count(*) from found) <= ${limit}
  `.execute(db);
  const found = rows.filter((row) => !row.isEnd);
  const picked = found.slice(0, limit);
  const next = found.length > limit ? picked.at(-1) : rows.find((row) => row.isEnd);
  const items = await findItems(db, picked);
  return { items, ...(next ? { next: { key: next.key, id: next.id } } : {}) };
}

function childrenAfter(parentId: string, { order, isDescending, after, named }: ChildrenPage) {
  const { column, type } = childKeys[order];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const beyond = sql.raw(isDescending ? '<' : '>');
  return sql`
    select id, scope_id, ${column} as key from workspace.items
    where parent_id = ${parentId} and deleted_at is null
      ${named?.is === 'eq' ? sql`and name_key = ${nameKey(named.name)}` : sql``}
      ${named?.is === 'startsWith' ? sql`and starts_with(name_key, ${nameKey(named.name)})` : sql``}
      ${after ? sql`and (${column}, id) ${beyond} (${after.key}::${type}, ${after.id}::text)` : sql``}
    order by ${column} ${direction}, id ${direction}
  `;
}

/** Items in the order of their ids here; those that are gone are left out. */
export async function findItems(db: LibraryDatabase, picked: readonly { readonly id: string }[]): Promise<Item[]> {
  if (picked.length === 0) return [];
  const ids = picked.map(({ id }) => id);
  const { rows } = await sql<Item>`select * from workspace.items where id = any(${ids}::text[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those of a folder's names, as keys, that begin as one does, for finding a free one. */
export async function listChildKeys(db: LibraryDatabase, parentId: string, stem: string): Promise<Set<string>> {
  const { rows } = await sql<{ nameKey: string }>`
    select name_key as "nameKey" from workspace.items
    where parent_id = ${parentId} and deleted_at is null and starts_with(name_key, ${nameKey(stem)})
  `.execute(db);
  return new Set(rows.map((row) => row.nameKey));
}

/**
 * The folders above these, up to the root, and the items themselves: id → item.
 *
 * NOTE: PostgreSQL takes what a recursion finds for far more than it is. `offset 0` and the array keep it from reading the whole
 * table for that.
 */
export async function loadLineage(db: LibraryDatabase, ids: readonly string[]): Promise<Map<string, Item>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Item>`
    with recursive lineage (id, parent_id) as (
      select id, parent_id from workspace.items where id = any(${wanted}::text[])
      union
      select folder.id, folder.parent_id from lineage, lateral (
        select id, parent_id from workspace.items where id = lineage.parent_id offset 0
      ) as folder
    )
    select * from workspace.items where id = any(array(select id from lineage))
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many children each folder has; a folder that never had any is missing. */
export async function countChildren(db: LibraryDatabase, folderIds: readonly string[]): Promise<Map<string, number>> {
  if (folderIds.length === 0) return new Map();
  const rows = await db.selectFrom('workspace.folderChildren').selectAll().where('folderId', 'in', folderIds).execute();
  return new Map(rows.map((row) => [row.folderId, row.children]));
}

export async function insertItem(db: LibraryDatabase, item: Insertable<ItemTable>): Promise<Item> {
  return db.insertInto('workspace.items').values(item).returningAll().executeTakeFirstOrThrow();
}

/** The number of the next list item. */
export async function takeRow(write: LibraryWrite): Promise<number> {
  const { lastRow } = await write.db
    .updateTable('workspace.lists')
    .set({ lastRow: sql`last_row + 1` })
    .where('id', '=', write.list.id)
    .returning('lastRow')
    .executeTakeFirstOrThrow();
  return lastRow;
}

/** Writes a change of an item: its eTag moves on, and the change feed shows it. */
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
 * Deletes an item and everything below it. The change feed shows the item alone, as the service's may.
 *
 * NOTE: \`offset 0\` has PostgreSQL look for the children of one folder after the other, and not read the whole table.
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

/** What was deleted together with these folders, on all levels. */
export async function loadDeletedBelow(db: LibraryDatabase, folderIds: readonly string[]): Promise<Item[]> {
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

/** Whether a file below the item is checked out by somebody else: asked upwards from the files that are. */
export async function holdsLocked(db: LibraryDatabase, id: string, personId: string): Promise<boolean> {
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

/** The service refuses to give more items than these other permissions at once. */
const MOST_TO_MOVE = 100_000;

/**
 * Puts an item, and whatever below it followed its old scope, under another scope.
 *
 * @throws 429 that no waiting helps, for very many items
 */
export async function moveScope(
  db: LibraryDatabase,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
  most = MOST_TO_MOVE,
): Promise<void> {
  if (from === to) return;
  const followers = sql`
    with recursive subtree as (
      select id from workspace.items where id = ${id}
      union all
      select child.id from subtree, lateral (
        select id from workspace.items where parent_id = subtree.id and scope_id = ${from} and id <> ${from} offset 0
      ) as child
    )
  `;
  const { rows } = await sql`${followers} select 1 from subtree offset ${most} limit 1`.execute(db);
  if (rows.length > 0) throw refusals.throttled();
  await sql`
    ${followers} update workspace.items set scope_id = ${to} where id = any(array(select id from subtree))
  `.execute(db);
}

function livingItems(db: LibraryDatabase) {
  return db.selectFrom('workspace.items').selectAll().where('deletedAt', 'is', null);
}
