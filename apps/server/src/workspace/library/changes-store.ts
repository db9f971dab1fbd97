import { sql } from 'kysely';
import { type Access, isReadable } from './access/access-store.ts';
import type { Item, List } from './item.ts';
import { findItems } from './items/items-store.ts';
import type { LibraryDatabase } from './library-tables.ts';

/** Position in a library's change feed. */
export interface ChangeCursor {
  /** Change number at which the initial enumeration began; `null` when only later changes are requested. */
  readonly enumeratedFrom: number | null;
  /** Change number and ID of the last row that was returned. */
  readonly change: number;
  readonly id: string;
}

/** One page of a change feed. */
export interface ChangePage {
  /** Items in the order of their change numbers, including deleted ones. */
  readonly items: readonly Item[];
  readonly cursor: ChangeCursor;
  readonly isLast: boolean;
}

/** Returns the cursor that enumerates a library from the beginning. */
export function createFeedStart(list: List): ChangeCursor {
  return { enumeratedFrom: list.change, change: -1, id: '' };
}

/** Returns the cursor after which only future changes appear. */
export function createFeedEnd(list: List): ChangeCursor {
  return { enumeratedFrom: null, change: list.change, id: LAST_ID };
}

/** Returns the cursor after which changes later than `since` appear. */
export async function findFeedPosition(db: LibraryDatabase, list: List, since: Date): Promise<ChangeCursor> {
  const earliest = (column: 'modified_at' | 'deleted_at') => sql`
    select change from workspace.items where list_id = ${list.id} and ${sql.ref(column)} > ${since}
    order by ${sql.ref(column)} limit ${CLOCK_SKEW_ROWS}
  `;
  const { rows } = await sql<{ change: number | null }>`
    select min(change) as change from ((${earliest('modified_at')}) union all (${earliest('deleted_at')})) as earliest
  `.execute(db);
  const change = rows[0]?.change ?? null;
  return change === null ? createFeedEnd(list) : { enumeratedFrom: null, change: change - 1, id: LAST_ID };
}

/**
 * Number of the earliest changes after a given time that are compared. Change numbers increase with time, except for
 * clock differences between processes.
 */
const CLOCK_SKEW_ROWS = 1000;

/** Text that sorts after every item ID. */
const LAST_ID = 'z';

/** Number of feed rows that are scanned for one page, whether or not the reader may see them. */
const WINDOW = 10_000;

/**
 * Lists the items after a position in the feed. An item appears at its newest change, so an item that changes during
 * the enumeration moves to the end and appears again. An initial enumeration omits items that were deleted before it
 * began. If the reader may see few of the items, a page can be short or empty without being the last.
 */
export async function listChanges(
  db: LibraryDatabase,
  list: List,
  cursor: ChangeCursor,
  access: Access,
  limit: number,
): Promise<ChangePage> {
  const window = Math.max(WINDOW, 2 * limit);
  // NOTE: one statement, so that the found rows and the end of the scanned rows come from the same snapshot of the
  // feed.
  const { rows } = await sql<{ id: string; change: number; isEnd: boolean }>`
    with found as (
      select id, change from (${selectFeedAfter(list, cursor)} limit ${window}) as items
      where (deleted_at is null or change > ${cursor.enumeratedFrom ?? -1}) and ${isReadable(access)}
      order by change, id limit ${limit + 1}
    )
    select id, change, false as "isEnd" from found
    union all
    select id, change, true from (${selectFeedAfter(list, cursor)} offset ${window - 1} limit 1) as items
    where (select count(*) from found) <= ${limit}
    order by change, id
  `.execute(db);
  const matches = rows.filter((row) => !row.isEnd);
  const picked = matches.slice(0, limit);
  const last = picked.at(-1);
  const end = matches.length > limit ? last : rows.find((row) => row.isEnd);
  const { id, change } = end ?? getFeedEnd(list, last);
  return { items: await findItems(db, picked), isLast: end === undefined, cursor: { ...cursor, id, change } };
}

function selectFeedAfter(list: List, cursor: ChangeCursor) {
  return sql`
    select id, change, scope_id, deleted_at from workspace.items
    where list_id = ${list.id} and (change, id) > (${cursor.change}::bigint, ${cursor.id}::text) order by change, id
  `;
}

/**
 * Returns the end of the feed at the time the list was loaded, so that a reader who may not see the latest changes
 * doesn't scan them again.
 */
function getFeedEnd(list: List, last: { readonly id: string; readonly change: number } | undefined) {
  return last !== undefined && last.change > list.change ? last : { change: list.change, id: LAST_ID };
}

/** Page of a change feed that includes permission changes. */
export interface SharingPage extends ChangePage {
  /** IDs of items whose grants changed. */
  readonly shared: ReadonlySet<string>;
  /** IDs of items that the reader can no longer see. */
  readonly lost: ReadonlySet<string>;
}

interface SharingRow {
  readonly id: string;
  readonly key: number;
  readonly isShared: boolean;
  readonly isReadable: boolean;
}

/** Like `listChanges`, but items also appear when their permissions changed: at the newer of both changes. */
export async function listSharingChanges(
  db: LibraryDatabase,
  list: List,
  cursor: ChangeCursor,
  access: Access,
  limit: number,
): Promise<SharingPage> {
  const { rows } = await sql<SharingRow>`
    with candidates as (
      select items.id, items.scope_id, items.deleted_at,
        greatest(items.change, coalesce(sharing.change, -1)) as key,
        coalesce(sharing.change > ${cursor.change}::bigint, false) as is_shared,
        coalesce(${isReadable(access)}, false) as is_readable
      from workspace.items left join workspace.sharing_changes sharing on sharing.scope_id = items.scope_id
      where items.list_id = ${list.id}
        and (items.deleted_at is null or items.change > ${cursor.enumeratedFrom ?? -1})
    )
    select id, key, is_shared as "isShared", is_readable as "isReadable" from candidates
    where (key, id) > (${cursor.change}::bigint, ${cursor.id}::text) and (is_readable or exists (
      select 1 from workspace.revocations lost
      where lost.scope_id = candidates.scope_id and lost.principal = any(${access.principals}::text[])
        and lost.change > ${Math.max(cursor.change, cursor.enumeratedFrom ?? -1)}::bigint
    ))
    order by key, id limit ${limit + 1}
  `.execute(db);
  const picked = rows.slice(0, limit);
  const last = picked.at(-1);
  const isLast = rows.length <= limit;
  const items: Item[] = await findItems(db, picked);
  const getIdsWhere = (holds: (row: SharingRow) => boolean) => new Set(picked.filter(holds).map(({ id }) => id));
  return {
    items,
    isLast,
    cursor:
      isLast || last === undefined
        ? { ...createFeedEnd(list), enumeratedFrom: cursor.enumeratedFrom }
        : { ...cursor, change: last.key, id: last.id },
    shared: getIdsWhere((row) => row.isShared),
    lost: getIdsWhere((row) => !row.isReadable),
  };
}
