import { type Access, loadAccess, requireGranted } from '../../library/access/access-store.ts';
import type { Item, List } from '../../library/item.ts';
import { findRow } from '../../library/items/items-store.ts';
import type { LibraryDatabase } from '../../library/library-tables.ts';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { requireDrive } from '../drives/open-drive.ts';
import { openList } from '../group-lists/open-list.ts';

/** A row that an address names, and what the caller may do in its list. */
export interface OpenRow {
  readonly list: List;
  readonly access: Access;
  readonly item: Item;
}

/** The row of a library that an address names, for reading. @throws 403, 404 */
export async function openRow(
  call: GraphCall<'driveId' | 'listItemId', unknown>,
  context: GraphContext,
): Promise<OpenRow> {
  const list = await requireDrive(call, context);
  const access = await loadAccess(context.db, list.id, call.actor);
  return readRow(call, context, { list, access });
}

/** The row of a site's list that an address names, for reading. @throws 403, 404 */
export async function openListRow(
  call: GraphCall<'siteId' | 'listId' | 'listItemId', unknown>,
  context: GraphContext,
): Promise<OpenRow> {
  return readRow(call, context, await openList(call, context));
}

async function readRow(
  call: GraphCall<'listItemId', unknown>,
  context: GraphContext,
  { list, access }: Omit<OpenRow, 'item'>,
): Promise<OpenRow> {
  const item = await requireRow(context.db, list, call.params.listItemId);
  await requireGranted(access, item, 'read');
  return { list, access, item };
}

/** @throws 404 when the list has no such row */
export async function requireRow(db: LibraryDatabase, list: List, id: string): Promise<Item> {
  const row = /^[1-9]\d{0,8}$/.test(id) ? await findRow(db, list.id, Number(id)) : undefined;
  if (row === undefined) throw refusals.itemNotFound('The specified list item was not found');
  return row;
}
