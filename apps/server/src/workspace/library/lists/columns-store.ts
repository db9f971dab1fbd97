import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import type { NewColumnRow } from './columns.ts';

const INDEX_LOCK = 7_163_202_603;

/** Values longer than this aren't indexed. A single line of text is at most this long. */
const MAX_INDEXED_CHARACTERS = 255;

/** SQL for a custom column's stored value; `null` if there is none. */
export function selectFieldValue(name: string): RawBuilder<unknown> {
  return sql`(fields -> ${sql.lit(name)})`;
}

/**
 * SQL for the value of an indexed column: `null` if there is none, or if the text is too long for the index. PostgreSQL
 * uses the index only for conditions and orders with exactly this expression.
 */
export function selectIndexedValue(name: string): RawBuilder<unknown> {
  const column = sql.lit(name);
  return sql`(case when length(fields ->> ${column}) <= ${sql.lit(MAX_INDEXED_CHARACTERS)} then fields -> ${column} end)`;
}

/**
 * Creates the expression index for columns of this name, unless it exists. One index serves all lists, so that the
 * number of indexes stays small. Must not run inside a transaction that has written: creating the index waits for such
 * transactions.
 */
export async function ensureFieldIndex(db: LibraryDatabase, name: string): Promise<void> {
  const index = `items_value_${name}`;
  if (await hasIndex(db, index)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${INDEX_LOCK})`.execute(transaction);
    await sql`
      create index if not exists ${sql.raw(`"${index}"`)}
      on workspace.items (list_id, ${selectIndexedValue(name)} nulls first, row) where deleted_at is null
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
  Pick<Column, 'displayName' | 'description' | 'isIndexed' | 'isHidden' | 'isRequired' | 'isUnique' | 'kindSettings'>
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
  return db
    .insertInto('workspace.columns')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

/** Deletes a column and its values, so that a later column of the same name starts empty. */
export async function deleteColumnWithValues(db: LibraryDatabase, { id, listId, name }: Column): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('workspace.columns').where('id', '=', id).execute();
    await sql`
      update workspace.items
      set fields = fields - ${name}::text,
        draft = case when draft is null then null else draft #- array['fields', ${name}::text] end
      where list_id = ${listId} and (fields ? ${name}::text or draft -> 'fields' ? ${name}::text)
    `.execute(transaction);
  });
}

/** Returns whether two rows of a list have the same value in a column. */
export async function hasDuplicates(db: LibraryDatabase, listId: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from workspace.items
    where list_id = ${listId} and deleted_at is null and ${selectFieldValue(name)} is not null
    group by ${selectFieldValue(name)} having count(*) > 1 limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Returns whether another row of the list has the value. Text is compared exactly. */
export async function isValueTaken(
  db: LibraryDatabase,
  { listId, name }: Pick<Column, 'listId' | 'name'>,
  value: unknown,
  exceptItemId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from workspace.items
    where list_id = ${listId} and deleted_at is null and id <> ${exceptItemId}
      and ${selectIndexedValue(name)} = ${JSON.stringify(value)}::jsonb
    limit 1
  `.execute(db);
  return rows.length > 0;
}
