import { nameKey } from '@tideform/graph';
import { type Insertable, sql, type Updateable } from 'kysely';
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

/** Children of a folder that the scopes let through, from the `offset`th on. */
export async function listChildren(
  db: LibraryDatabase,
  parentId: string,
  page: { scopes: readonly string[]; order: ChildOrder; isDescending: boolean; offset: number; limit: number },
): Promise<Item[]> {
  if (page.scopes.length === 0) return [];
  const column = page.order === 'size' ? 'size' : page.order === 'name' ? 'nameKey' : 'modifiedAt';
  return livingItems(db)
    .where('parentId', '=', parentId)
    .where('scopeId', 'in', page.scopes)
    .orderBy(column, page.isDescending ? 'desc' : 'asc')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Names of a folder's children as keys, for finding a free one. */
export async function listChildKeys(db: LibraryDatabase, parentId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('workspace.items')
    .select('nameKey')
    .where('parentId', '=', parentId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.nameKey));
}

/** The folders above these, up to the root, and the items themselves: id → item. */
export async function loadLineage(db: LibraryDatabase, ids: readonly string[]): Promise<Map<string, Item>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .withRecursive('lineage', (recursive) =>
      recursive
        .selectFrom('workspace.items')
        .selectAll()
        .where('id', 'in', [...new Set(ids)])
        .union(
          recursive
            .selectFrom('workspace.items')
            .innerJoin('lineage', 'lineage.parentId', 'workspace.items.id')
            .selectAll('workspace.items'),
        ),
    )
    .selectFrom('lineage')
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many children each folder has; a folder without children is missing. */
export async function countChildren(db: LibraryDatabase, folderIds: readonly string[]): Promise<Map<string, number>> {
  if (folderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('workspace.items')
    .select(({ fn }) => ['parentId', fn.countAll<number>().as('count')])
    .where('parentId', 'in', folderIds)
    .where('deletedAt', 'is', null)
    .groupBy('parentId')
    .execute();
  return new Map(rows.map((row) => [row.parentId!, row.count]));
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

/** Deletes an item and everything below it. The change feed shows the item alone, as the service's may. */
export async function deleteSubtree(write: LibraryWrite, id: string): Promise<void> {
  await sql`
    with recursive subtree as (
      select id from workspace.items where id = ${id}
      union all
      select child.id from workspace.items child join subtree on child.parent_id = subtree.id
      where child.deleted_at is null
    )
    update workspace.items
    set deleted_at = ${write.now}, change = case when items.id = ${id} then ${write.change} else change end
    from subtree where items.id = subtree.id and items.deleted_at is null
  `.execute(write.db);
}

/** Whether a file below the item is checked out by somebody else. */
export async function holdsLocked(db: LibraryDatabase, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive subtree as (
      select id, checked_out_by from workspace.items where id = ${id}
      union all
      select child.id, child.checked_out_by from workspace.items child join subtree on child.parent_id = subtree.id
      where child.deleted_at is null
    )
    select 1 from subtree where checked_out_by <> ${personId} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Puts an item, and whatever below it followed its old scope, under another scope. */
export async function moveScope(db: LibraryDatabase, id: string, from: string, to: string): Promise<void> {
  await sql`
    with recursive subtree as (
      select id from workspace.items where id = ${id}
      union all
      select child.id from workspace.items child join subtree on child.parent_id = subtree.id
      where child.scope_id = ${from} and child.id <> ${from}
    )
    update workspace.items set scope_id = ${to} from subtree where items.id = subtree.id
  `.execute(db);
}

function livingItems(db: LibraryDatabase) {
  return db.selectFrom('workspace.items').selectAll().where('deletedAt', 'is', null);
}
