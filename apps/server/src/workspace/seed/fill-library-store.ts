import { sql } from 'kysely';
import type { Item, Version } from '../library/item.ts';
import type { LibraryDatabase } from '../library/library-tables.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 1000;

/** Those of these folders that are there, with everything above them. */
export async function findLivingFolders(
  db: LibraryDatabase,
  ids: readonly string[],
): Promise<Pick<Item, 'id' | 'scopeId'>[]> {
  return db
    .selectFrom('workspace.items')
    .select(['id', 'scopeId'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('isFolder', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Takes the numbers of so many new rows. @returns the first */
export async function takeRows(db: LibraryDatabase, listId: string, count: number): Promise<number> {
  const { lastRow } = await db
    .updateTable('workspace.lists')
    .set({ lastRow: sql`last_row + ${count}` })
    .where('id', '=', listId)
    .returning('lastRow')
    .executeTakeFirstOrThrow();
  return lastRow - count + 1;
}

export async function insertItems(db: LibraryDatabase, items: readonly Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    const rows = items
      .slice(at, at + ROWS_AT_ONCE)
      .map((item) => ({ ...item, draft: null, fields: JSON.stringify(item.fields) }));
    await db.insertInto('workspace.items').values(rows).execute();
  }
}

export async function insertVersions(db: LibraryDatabase, versions: readonly Version[]): Promise<void> {
  for (let at = 0; at < versions.length; at += ROWS_AT_ONCE) {
    const rows = versions
      .slice(at, at + ROWS_AT_ONCE)
      .map((version) => ({ ...version, fields: JSON.stringify(version.fields) }));
    await db.insertInto('workspace.versions').values(rows).execute();
  }
}
