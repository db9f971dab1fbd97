import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import type { NewColumnRow } from './columns.ts';

const INDEX_LOCK = 7_163_202_603;

/** Values longer than this are in no index; a single line of text holds no more. */
const MAX_INDEXED_CHARACTERS = 255;

/** A custom column's value as stored, `null` where there is none. */
export function fieldValue(name: string): RawBuilder<unknown> {
  return sql`(fields -> ${sql.lit(name)})`;
}

/** The condition that makes PostgreSQL take the column's index; true for every value of an indexed column. */
export function isInFieldIndex(name: string): RawBuilder<boolean> {
  return sql`length(fields ->> ${sql.lit(name)}) <= ${sql.lit(MAX_INDEXED_CHARACTERS)}`;
}

/**
 * Makes sure that values of columns of this name are found through an index: one for all lists, so that their number stays
 * small. It is made outside of any transaction that has written: it waits for those, and must not wait for itself.
 */
export async function ensureFieldIndex(db: LibraryDatabase, name: string): Promise<void> {
  const index = `items_field_${name}`;
  if (await hasIndex(db, index)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${INDEX_LOCK})`.execute(transaction);
    await sql`
      create index if not exists ${sql.raw(`"${index}"`)} on workspace.items (list_id, ${fieldValue(name)})
      where ${isInFieldIndex(name)}
    `.execute(transaction);
  });
}

async function hasIndex(db: LibraryDatabase, index: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_indexes where schemaname = 'workspace' and indexname = ${index}
  `.execute(db);
  return rows.length > 0;
}

export type ColumnPatch = Partial<
  Pick<Column, 'displayName' | 'description' | 'isIndexed' | 'isHidden' | 'isRequired' | 'kindSettings'>
>;

export async function updateColumn(
  db: LibraryDatabase,
  columnId: string,
  { kindSettings, ...patch }: ColumnPatch,
): Promise<Column> {
  return db
    .updateTable('workspace.columns')
    .set({ ...patch, ...(kindSettings === undefined ? {} : { kindSettings: JSON.stringify(kindSettings) }) })
    .where('id', '=', columnId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertColumns(
  db: LibraryDatabase,
  listId: string,
  columns: readonly NewColumnRow[],
): Promise<Column[]> {
  if (columns.length === 0) return [];
  const rows = columns.map((column) => ({ ...column, listId, kindSettings: JSON.stringify(column.kindSettings) }));
  return db.insertInto('workspace.columns').values(rows).returningAll().execute();
}
