import { randomUUID } from 'node:crypto';
import { nameKey } from '@tideform/graph';
import { Refusal, refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import { newItemId } from '../ids.ts';
import { contentFor, type Item, isRoot } from '../item.ts';
import type { LibraryWrite } from '../write-library.ts';
import { type CopiedItem, insertCopies } from './copies-store.ts';
import { findChild } from './items-store.ts';
import { requireName } from './place.ts';
import { type ConflictBehavior, findFreeName } from './write-content.ts';

/** The service copies no more at once. */
export const MOST_COPIED = 30_000;

export interface ItemCopyOptions {
  readonly parent: Item;
  readonly name: string;
  readonly conflictBehavior: ConflictBehavior;
}

/**
 * Copies an item and what is below it into a folder, as the actor sees it. Copies are new: other ids, first versions, the
 * permissions of their new place; values of columns stay within their list.
 *
 * @param source the item first, then what is below it, parents before children; what the actor may not read is not among it
 */
export async function copyItem(
  write: LibraryWrite,
  source: readonly Item[],
  { parent, name, conflictBehavior }: ItemCopyOptions,
): Promise<string> {
  const [top] = source;
  if (top === undefined || isRoot(top)) throw refusals.invalidRequest('The root folder cannot be copied.');
  if (!parent.isFolder) throw refusals.invalidRequest('The parent is not a folder.');
  if (source.length > MOST_COPIED) throw refusals.invalidRequest('There are too many items to copy.');
  if (source.some(({ id }) => id === parent.id)) {
    throw refusals.invalidRequest('An item cannot be copied into itself or below itself.');
  }
  await requireGranted(write.access, parent, 'write');
  await requireName(write.db, parent, name, top.isFolder);
  const free = await settleName(write, parent, name, top.isFolder, conflictBehavior);
  const newIds = new Map(source.map(({ id }) => [id, newItemId()]));
  const copies = source.map((item) => copyOf(write, parent, item, newIds, item === top ? free : item.name));
  await insertCopies(write, copies);
  return newIds.get(top.id)!;
}

async function settleName(
  write: LibraryWrite,
  parent: Item,
  name: string,
  isFolder: boolean,
  conflictBehavior: ConflictBehavior,
): Promise<string> {
  if ((await findChild(write.db, parent.id, name)) === undefined) return name;
  if (conflictBehavior === 'rename') return findFreeName(write, parent, name, isFolder);
  if (conflictBehavior === 'fail') throw refusals.nameAlreadyExists();
  throw new Refusal(400, 'invalidRequest', 'A copy replaces nothing.', { innerCodes: ['notSupported'] });
}

function copyOf(
  write: LibraryWrite,
  parent: Item,
  item: Item,
  newIds: ReadonlyMap<string, string>,
  name: string,
): CopiedItem {
  const { size, sha256, quickXorHash, fields } = contentFor(item, write.actor.personId);
  return {
    id: newIds.get(item.id)!,
    uniqueId: randomUUID(),
    parentId: newIds.get(item.parentId ?? '') ?? parent.id,
    scopeId: parent.scopeId,
    name,
    nameKey: nameKey(name),
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
