import { randomUUID } from 'node:crypto';
import { getNameKey } from '@tideform/graph';
import { Refusal, refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import { createItemId } from '../ids.ts';
import { getContentFor, type Item, isRoot } from '../item.ts';
import type { LibraryWrite } from '../write-library.ts';
import { type CopiedItem, insertCopies } from './copies-store.ts';
import { requireName } from './item-address.ts';
import { findChild } from './items-store.ts';
import { type ConflictBehavior, findFreeName } from './write-content.ts';

/** Maximum items of one copy, as in SharePoint. */
export const MAX_COPIED_ITEMS = 30_000;

export interface ItemCopyOptions {
  readonly parent: Item;
  readonly name: string;
  readonly conflictBehavior: ConflictBehavior;
}

/**
 * Copies an item and its descendants into a folder, as the actor sees them. Copies get new IDs, a first version and the
 * permissions of their new parent. Column values are copied only within a list.
 *
 * @param source the item, then its descendants, parents before children, without those that the actor may not read
 * @returns the ID of the new item
 */
export async function copyItem(
  write: LibraryWrite,
  source: readonly Item[],
  { parent, name, conflictBehavior }: ItemCopyOptions,
): Promise<string> {
  const [top] = source;
  if (top === undefined || isRoot(top)) throw refusals.invalidRequest('The root folder cannot be copied.');
  if (!parent.isFolder) throw refusals.invalidRequest('The parent is not a folder.');
  if (source.length > MAX_COPIED_ITEMS) throw refusals.invalidRequest('There are too many items to copy.');
  if (source.some(({ id }) => id === parent.id)) {
    throw refusals.invalidRequest('An item cannot be copied into itself or below itself.');
  }
  await requireGranted(write.access, parent, 'write');
  await requireName(write.db, parent, name, top.isFolder);
  const freeName = await resolveName(write, parent, name, top.isFolder, conflictBehavior);
  const newIds = new Map(source.map(({ id }) => [id, createItemId()]));
  const copies = source.map((item) => createCopy(write, parent, item, newIds, item === top ? freeName : item.name));
  await insertCopies(write, copies);
  return newIds.get(top.id)!;
}

async function resolveName(
  write: LibraryWrite,
  parent: Item,
  name: string,
  isFolder: boolean,
  conflictBehavior: ConflictBehavior,
): Promise<string> {
  if ((await findChild(write.db, parent.id, name)) === undefined) return name;
  if (conflictBehavior === 'rename') return findFreeName(write, parent, name, isFolder);
  if (conflictBehavior === 'fail') throw refusals.nameAlreadyExists();
  throw new Refusal(400, 'invalidRequest', 'A copy can’t replace an item.', { innerCodes: ['notSupported'] });
}

function createCopy(
  write: LibraryWrite,
  parent: Item,
  item: Item,
  newIds: ReadonlyMap<string, string>,
  name: string,
): CopiedItem {
  const { size, sha256, quickXorHash, fields } = getContentFor(item, write.actor.personId);
  return {
    id: newIds.get(item.id)!,
    uniqueId: randomUUID(),
    parentId: newIds.get(item.parentId ?? '') ?? parent.id,
    scopeId: parent.scopeId,
    name,
    nameKey: getNameKey(name),
    isFolder: item.isFolder,
    description: item.description,
    size,
    sha256,
    quickXorHash,
    fields: item.listId === write.list.id ? fields : {},
    fileCreatedAt: item.fileCreatedAt,
    fileModifiedAt: item.fileModifiedAt,
  };
}
