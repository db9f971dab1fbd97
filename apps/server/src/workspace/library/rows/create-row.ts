import { refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import type { Item } from '../item.ts';
import { findItem, insertItem, reserveRowNumber } from '../items/items-store.ts';
import { createListItem } from '../items/new-item.ts';
import { recordVersion } from '../items/versions-store.ts';
import type { Fields } from '../library-tables.ts';
import type { LibraryWrite } from '../write-library.ts';
import { mergeFields } from './set-fields.ts';

/**
 * Adds a row to a list that isn't a library.
 * @throws 400 for a library or invalid values, 403
 */
export async function createRow(write: LibraryWrite, values: Fields): Promise<Item> {
  const { db, list, actor, now, change } = write;
  if (list.driveId !== null) {
    throw refusals.invalidRequest('Items can’t be created in a library. Upload a file, and then set its fields.');
  }
  const root = await findItem(db, list.id, list.rootId);
  if (root === undefined) throw refusals.itemNotFound();
  await requireGranted(write.access, root, 'write');
  const fields = await mergeFields(write, undefined, values);
  const row = await reserveRowNumber(write);
  const item = await insertItem(db, createListItem(list, root, { row, fields, by: actor.personId, now, change }));
  await recordVersion(db, item, item);
  return item;
}
