import { type Access, loadAccess, requireGranted } from '../../library/access/access-store.ts';
import type { Item, List } from '../../library/item.ts';
import { findRow } from '../../library/items/items-store.ts';
import type { LibraryDatabase } from '../../library/library-tables.ts';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { requireDrive } from '../drives/open-drive.ts';
import { openList } from '../open-list.ts';

/** A row that an address refers to, and the caller's permissions in its list. */
export interface OpenedRow {
  readonly list: List;
  readonly access: Access;
  readonly item: Item;
}

/**
 * Opens the row of a library for reading.
 * @throws 403, 404
 */
export async function openRow(
  call: GraphCall<'driveId' | 'listItemId', unknown>,
  context: GraphContext,
): Promise<OpenedRow> {
  const list = await requireDrive(call, context);
  const access = await loadAccess(context.db, list.id, call.actor);
  return loadRow(call, context, { list, access });
}

/**
 * Opens the row of a site's list for reading.
 * @throws 403, 404
 */
export async function openListRow(
  call: GraphCall<'siteId' | 'listId' | 'listItemId', unknown>,
  context: GraphContext,
): Promise<OpenedRow> {
  return loadRow(call, context, await openList(call, context));
}

async function loadRow(
  call: GraphCall<'listItemId', unknown>,
  context: GraphContext,
  { list, access }: Omit<OpenedRow, 'item'>,
): Promise<OpenedRow> {
  const item = await requireRow(context.db, list, call.params.listItemId);
  await requireGranted(access, item, 'read');
  return { list, access, item };
}

/** @throws 404 when the list has no row with this ID */
export async function requireRow(db: LibraryDatabase, list: List, id: string): Promise<Item> {
  const row = /^[1-9]\d{0,8}$/.test(id) ? await findRow(db, list.id, Number(id)) : undefined;
  if (row === undefined) throw refusals.itemNotFound('The specified list item was not found');
  return row;
}
