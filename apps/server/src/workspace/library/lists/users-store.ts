import { sql } from 'kysely';
import { type List, SYSTEM_ACCOUNT_ID } from '../item.ts';
import { createListItem } from '../items/new-item.ts';
import type { Fields, LibraryDatabase } from '../library-tables.ts';

/** Row of a site's user list. `itemId` is `null` if the list has no row for the person yet. */
export interface UserRow {
  readonly itemId: string | null;
  readonly number: number;
  readonly fields: Fields;
}

export async function listMemberIds(db: LibraryDatabase, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from workspace.memberships where group_id = ${groupId} order by person_id
  `.execute(db);
  return rows.map((row) => row.personId);
}

/** Finds people of a site whose row is missing or differs from the directory. */
export async function findStaleUsers(db: LibraryDatabase, siteId: string, listId: string): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    select * from (
      select items.id as item_id, number, items.fields as shown, jsonb_strip_nulls(jsonb_build_object(
        'ContentType', 'Person',
        'Name', 'i:0#.f|membership|' || lower(user_principal_name),
        'Title', people.display_name,
        'EMail', mail,
        'MobilePhone', mobile_phone,
        'FirstName', given_name,
        'LastName', surname,
        'JobTitle', job_title,
        'UserName', user_principal_name,
        'Office', office_location,
        'UserInfoHidden', false
      )) as fields
      from workspace.site_users
      join workspace.people on people.id = person_id
      left join workspace.items on list_id = ${listId} and items.row = number
      where site_id = ${siteId}
    ) as wanted
    where shown is distinct from fields
    order by number
  `.execute(db);
  return rows;
}

const BATCH_SIZE = 500;

export async function insertUserRows(
  db: LibraryDatabase,
  list: List,
  now: Date,
  rows: readonly UserRow[],
): Promise<void> {
  const stamp = { by: SYSTEM_ACCOUNT_ID, now, change: list.change };
  const root = { id: list.rootId, scopeId: list.rootId };
  const items = rows.map(({ number, fields }) => createListItem(list, root, { ...stamp, row: number, fields }));
  for (let at = 0; at < items.length; at += BATCH_SIZE) {
    await db
      .insertInto('workspace.items')
      .values(items.slice(at, at + BATCH_SIZE))
      .onConflict((conflict) => conflict.columns(['listId', 'row']).doNothing())
      .execute();
  }
  const last = Math.max(0, ...rows.map((row) => row.number));
  await db
    .updateTable('workspace.lists')
    .set({ lastRow: sql`greatest(last_row, ${last})` })
    .where('id', '=', list.id)
    .execute();
}

export async function updateUserRow(db: LibraryDatabase, list: List, now: Date, row: UserRow): Promise<void> {
  await db
    .updateTable('workspace.items')
    .set({
      fields: JSON.stringify(row.fields),
      etag: sql`etag + 1`,
      version: sql`version + 1`,
      modifiedAt: now,
      modifiedBy: SYSTEM_ACCOUNT_ID,
      change: list.change,
    })
    .where('id', '=', row.itemId)
    .execute();
}
