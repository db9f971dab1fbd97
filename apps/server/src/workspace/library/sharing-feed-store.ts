import { sql } from 'kysely';
import { type Access, isReadable } from './access/access-store.ts';
import { type ChangeCursor, type ChangePage, createFeedEnd } from './changes-store.ts';
import type { Item, List } from './item.ts';
import { findItems } from './items/items-store.ts';
import type { LibraryDatabase } from './library-tables.ts';

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
