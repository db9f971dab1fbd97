import { sql } from 'kysely';
import { type Access, isReadable } from '../access/access-store.ts';
import type { Item } from '../item.ts';
import type { Fields, LibraryDatabase } from '../library-tables.ts';
import type { LibraryWrite } from '../write-library.ts';

/** Columns of a copied item that `insertCopies` doesn't set itself. */
export type CopiedItem = Pick<
  Item,
  | 'id'
  | 'uniqueId'
  | 'parentId'
  | 'scopeId'
  | 'name'
  | 'nameKey'
  | 'isFolder'
  | 'description'
  | 'size'
  | 'sha256'
  | 'quickXorHash'
  | 'fileCreatedAt'
  | 'fileModifiedAt'
> & { readonly fields: Fields };

/**
 * Loads an item and its descendants that the reader may see, parents before children. Descendants of an unreadable
 * folder are omitted.
 */
export async function loadSubtree(db: LibraryDatabase, id: string, access: Access, limit: number): Promise<Item[]> {
  const { rows } = await sql<Item>`
    with recursive subtree (id, depth) as (
      select id, 0 from workspace.items where id = ${id}
      union all
      select items.id, subtree.depth + 1 from workspace.items join subtree on items.parent_id = subtree.id
      where items.deleted_at is null and ${isReadable(access)}
    )
    select items.* from subtree join workspace.items on items.id = subtree.id order by subtree.depth, items.id limit ${limit}
  `.execute(db);
  return rows;
}

const BATCH_SIZE = 500;

/** Inserts copies as items of the list, each with its first version. */
export async function insertCopies(write: LibraryWrite, copies: readonly CopiedItem[]): Promise<void> {
  const { db, list, actor, now, change } = write;
  const { lastRow } = await db
    .updateTable('workspace.lists')
    .set({ lastRow: sql`last_row + ${copies.length}` })
    .where('id', '=', list.id)
    .returning('lastRow')
    .executeTakeFirstOrThrow();
  const by = actor.personId;
  const stamp = { createdAt: now, createdBy: by, modifiedAt: now, modifiedBy: by };
  for (let from = 0; from < copies.length; from += BATCH_SIZE) {
    const batch = copies.slice(from, from + BATCH_SIZE).map((copy, at) => ({
      ...copy,
      ...stamp,
      fields: JSON.stringify(copy.fields),
      listId: list.id,
      row: lastRow - copies.length + 1 + from + at,
      etag: 1,
      ctag: 1,
      version: 1,
      checkedOutBy: null,
      change,
      deletedAt: null,
    }));
    await db.insertInto('workspace.items').values(batch).execute();
    const versions = batch.map(({ id, size, sha256, quickXorHash, fields }) => ({
      ...{ itemId: id, number: 1, size, sha256, quickXorHash, fields },
      ...{ comment: null, createdAt: now, createdBy: by },
    }));
    await db.insertInto('workspace.versions').values(versions).execute();
  }
}
