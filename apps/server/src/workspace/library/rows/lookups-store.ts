import { sql } from 'kysely';
import type { Column, List } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';

/**
 * Finds the rows that a lookup refers to, or the site's people for a person column. Returns a map from row number to
 * display text, without missing rows.
 */
export async function findLookupTargets(
  db: LibraryDatabase,
  list: List,
  column: Column,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const { rows } =
    column.kind === 'personOrGroup' ? await findPeople(db, list, numbers) : await findLookupRows(db, column, numbers);
  return new Map(rows.map(({ number, shown }) => [number, shown ?? '']));
}

interface LookupTarget {
  readonly number: number;
  readonly shown: string | null;
}

function findPeople(db: LibraryDatabase, list: List, numbers: readonly number[]) {
  return sql<LookupTarget>`
    select number, display_name as shown from workspace.site_users
    join workspace.people on people.id = person_id
    where site_id = ${list.siteId} and number = any(${numbers}::integer[])
  `.execute(db);
}

function findLookupRows(db: LibraryDatabase, { kindSettings }: Column, numbers: readonly number[]) {
  return sql<LookupTarget>`
    select items.row as number, fields ->> ${String(kindSettings.columnName)} as shown from workspace.items
    where list_id = ${String(kindSettings.listId)} and items.row = any(${numbers}::integer[])
      and items.row > 0 and deleted_at is null
  `.execute(db);
}
