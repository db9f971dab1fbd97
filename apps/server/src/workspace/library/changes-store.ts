import { sql } from 'kysely';
import { type Access, isReadable } from './access/access-store.ts';
import type { Item, List } from './item.ts';
import { findItems } from './items/items-store.ts';
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
  const earliest = (column: 'modified_at' | 'deleted_at') => sql`
    select change from workspace.items where list_id = ${list.id} and ${sql.ref(column)} > ${since}
    order by ${sql.ref(column)} limit ${CLOCKS_APART}
  `;
  const { rows } = await sql<{ change: number | null }>`
    select min(change) as change from ((${earliest('modified_at')}) union all (${earliest('deleted_at')})) as earliest
  `.execute(db);
  const change = rows[0]?.change ?? null;
  return change === null ? endOfFeed(list) : { enumeratedFrom: null, change: change - 1, id: LAST_ID };
}

/** Changes are numbered in the order of time, but for clocks that differ: so many of the earliest are looked at. */
const CLOCKS_APART = 1000;

/** Sorts behind every id. */
const LAST_ID = 'z';

/** Rows of the feed that are looked at for one page, whether the reader may see them or not. */
const WINDOW = 10_000;

/**
 * The next items after a place in the feed. Every item appears at its newest change, so one that is changed while somebody
 * reads moves ahead of them and is seen (again). A first enumeration leaves out what was deleted before it began. A page of
 * somebody who may read little can be short, or empty, and not be the last.
 */
export async function listChanges(
  db: LibraryDatabase,
  list: List,
  cursor: ChangeCursor,
  access: Access,
  limit: number,
): Promise<ChangePage> {
  const window = Math.max(WINDOW, 2 * limit);
  // NOTE: one statement, so that both parts see the same feed.
  const { rows } = await sql<{ id: string; change: number; isEnd: boolean }>`
    with found as (
      select id, change from (${feedAfter(list, cursor)} limit ${window}) as items
      where (deleted_at is null or change > ${cursor.enumeratedFrom ?? -1}) and ${isReadable(access)}
      order by change, id limit ${limit + 1}
    )
    select id, change, false as "isEnd" from found
    union all
    select id, change, true from (${feedAfter(list, cursor)} offset ${window - 1} limit 1) as items
    where (select count(*) from found) <= ${limit}
    order by change, id
  `.execute(db);
  const found = rows.filter((row) => !row.isEnd);
  const picked = found.slice(0, limit);
  const last = picked.at(-1);
  const end = found.length > limit ? last : rows.find((row) => row.isEnd);
  const { id, change } = end ?? latest(list, last);
  return { items: await findItems(db, picked), isLast: end === undefined, cursor: { ...cursor, id, change } };
}

function feedAfter(list: List, cursor: ChangeCursor) {
  return sql`
    select id, change, scope_id, deleted_at from workspace.items
    where list_id = ${list.id} and (change, id) > (${cursor.change}::bigint, ${cursor.id}::text) order by change, id
  `;
}

/**
 * The end of the feed as it was when the list was read: all up to there has been looked at, so that a reader who may not see
 * what others change does not look at it again.
 */
function latest(list: List, last: { readonly id: string; readonly change: number } | undefined) {
  return last !== undefined && last.change > list.change ? last : { change: list.change, id: LAST_ID };
}
