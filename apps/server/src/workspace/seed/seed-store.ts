import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Item, Version } from '../library/item.ts';
import type { LibraryDatabase } from '../library/library-tables.ts';

/** Rows of one statement; PostgreSQL accepts at most 65,535 values. */
const BATCH_SIZE = 1000;

/** Finds those of the folders that exist and aren't deleted. */
export async function findFolders(
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

/**
 * Reserves numbers for `count` new rows.
 * @returns the first number
 */
export async function reserveRowNumbers(db: LibraryDatabase, listId: string, count: number): Promise<number> {
  const { lastRow } = await db
    .updateTable('workspace.lists')
    .set({ lastRow: sql`last_row + ${count}` })
    .where('id', '=', listId)
    .returning('lastRow')
    .executeTakeFirstOrThrow();
  return lastRow - count + 1;
}

export async function insertItems(db: LibraryDatabase, items: readonly Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH_SIZE) {
    const rows = items
      .slice(at, at + BATCH_SIZE)
      .map((item) => ({ ...item, draft: null, fields: JSON.stringify(item.fields) }));
    await db.insertInto('workspace.items').values(rows).execute();
  }
}

export async function insertVersions(db: LibraryDatabase, versions: readonly Version[]): Promise<void> {
  for (let at = 0; at < versions.length; at += BATCH_SIZE) {
    const rows = versions
      .slice(at, at + BATCH_SIZE)
      .map((version) => ({ ...version, fields: JSON.stringify(version.fields) }));
    await db.insertInto('workspace.versions').values(rows).execute();
  }
}

/** Returns when a step of the demo was completed; `undefined` if it wasn't. */
export async function findStep(database: Database, name: string): Promise<Date | undefined> {
  const { rows } = await sql<{ doneAt: Date }>`
    select done_at as "doneAt" from workspace.seed_steps where name = ${name}
  `.execute(database);
  return rows[0]?.doneAt;
}

/**
 * Records a step as completed, in the caller's transaction.
 * @returns `false` if it was completed before
 */
export async function recordStep(database: Database | LibraryDatabase, name: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into workspace.seed_steps (name, done_at) values (${name}, ${now}) on conflict do nothing returning name
  `.execute(database);
  return rows.length > 0;
}
