import { sql } from 'kysely';
import type { Item, List } from './item.ts';
import type { LibraryDatabase } from './library-tables.ts';

/** A place in a library's change feed. */
export interface ChangeCursor {
  /** The change before which a first enumeration began; `null` in a round that asks for changes since then. */
  readonly enumeratedFrom: number | null;
  /** The last row that was handed out: its change number and id. */
  readonly change: number;
  readonly id: string;
}

export interface ChangePage {
  /** In the order of their change numbers, deleted ones among them. */
  readonly items: readonly Item[];
  readonly cursor: ChangeCursor;
  readonly isLast: boolean;
}

/** Where a first enumeration of a library begins. */
export function startOfFeed(list: List): ChangeCursor {
  return { enumeratedFrom: list.change, change: -1, id: '' };
}

/** Where only what changes from now on will be seen. */
export function endOfFeed(list: List): ChangeCursor {
  return { enumeratedFrom: null, change: list.change, id: LAST_ID };
}

/** Where what changed after an instant will be seen. */
export async function feedSince(db: LibraryDatabase, list: List, since: Date): Promise<ChangeCursor> {
  const row = await db
    .selectFrom('workspace.items')
    .select(({ fn }) => fn.min<number | null>('change').as('change'))
    .where('listId', '=', list.id)
    .where((where) => where.or([where('modifiedAt', '>', since), where('deletedAt', '>', since)]))
    .executeTakeFirstOrThrow();
  return row.change === null ? endOfFeed(list) : { enumeratedFrom: null, change: row.change - 1, id: LAST_ID };
}

/** Sorts behind every id. */
const LAST_ID = 'z';

/**
 * The next items after a place in the feed. Every item appears at its newest change, so one that is changed while somebody
 * reads moves ahead of them and is seen (again). A first enumeration leaves out what was deleted before it began.
 */
export async function listChanges(
  db: LibraryDatabase,
  list: List,
  cursor: ChangeCursor,
  scopes: readonly string[],
  limit: number,
): Promise<ChangePage> {
  const rows = await db
    .selectFrom('workspace.items')
    .selectAll()
    .where('listId', '=', list.id)
    .where(sql<boolean>`(change, id) > (${cursor.change}, ${cursor.id})`)
    .where((where) => where.or([where('deletedAt', 'is', null), where('change', '>', cursor.enumeratedFrom ?? -1)]))
    .$if(scopes.length > 0, (query) => query.where('scopeId', 'in', scopes))
    .$if(scopes.length === 0, (query) => query.where(sql.lit(false)))
    .orderBy('change')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    isLast: rows.length <= limit,
    cursor: last ? { ...cursor, change: last.change, id: last.id } : cursor,
  };
}
