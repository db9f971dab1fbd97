import type { Item, Version } from '../item.ts';
import type { Content, Fields, LibraryDatabase } from '../library-tables.ts';

/** Lists the versions of an item, newest first. */
export async function listVersions(db: LibraryDatabase, itemId: string): Promise<Version[]> {
  return db
    .selectFrom('workspace.versions')
    .selectAll()
    .where('itemId', '=', itemId)
    .orderBy('number', 'desc')
    .execute();
}

export async function findVersion(db: LibraryDatabase, itemId: string, number: number): Promise<Version | undefined> {
  return db
    .selectFrom('workspace.versions')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function deleteVersion(db: LibraryDatabase, itemId: string, number: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('workspace.versions')
    .where('itemId', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Records the item's state as its current version, and deletes the versions beyond the list's version limit. */
export async function recordVersion(
  db: LibraryDatabase,
  item: Item,
  state: Content & { readonly fields: Fields },
  comment: string | null = null,
): Promise<void> {
  await db
    .insertInto('workspace.versions')
    .values({
      itemId: item.id,
      number: item.version,
      size: state.size,
      sha256: state.sha256,
      quickXorHash: state.quickXorHash,
      fields: JSON.stringify(state.fields),
      comment,
      createdAt: item.modifiedAt,
      createdBy: item.modifiedBy,
    })
    .execute();
  await db
    .deleteFrom('workspace.versions')
    .where('itemId', '=', item.id)
    .where('number', '<=', (from) =>
      from
        .selectFrom('workspace.lists')
        .select((one) => one(one.val(item.version), '-', one.ref('versionLimit')).as('last'))
        .where('id', '=', item.listId),
    )
    .execute();
}
