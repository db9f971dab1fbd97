import { getNameKey } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import { type Item, isRoot } from '../item.ts';
import type { LibraryWrite } from '../write-library.ts';
import { requireName } from './item-address.ts';
import { deleteSubtree, findChild, hasLockedDescendant, loadLineage, moveScope, saveItem } from './items-store.ts';
import { requireMatch, requireUnlocked } from './preconditions.ts';
import { type ConflictBehavior, createItem, type FileInstants, findFreeName } from './write-content.ts';

/** Creates a folder. With `replace`, an existing folder of that name is returned instead. */
export async function createFolder(
  write: LibraryWrite,
  parent: Item,
  name: string,
  conflictBehavior: ConflictBehavior,
): Promise<{ item: Item; isNew: boolean }> {
  await requireGranted(write.access, parent, 'write');
  const existing = await findChild(write.db, parent.id, name);
  if (existing === undefined) return { item: await createItem(write, parent, name, undefined), isNew: true };
  if (conflictBehavior === 'replace' && existing.isFolder) return { item: existing, isNew: false };
  if (conflictBehavior !== 'rename') throw refusals.nameAlreadyExists();
  const free = await findFreeName(write, parent, name, true);
  return { item: await createItem(write, parent, free, undefined), isNew: true };
}

/** Changes of a drive item; absent properties stay. */
export interface ItemChange extends FileInstants {
  readonly name?: string;
  readonly parent?: Item;
  readonly description?: string;
  readonly conflictBehavior: ConflictBehavior;
  readonly ifMatch?: string | undefined;
}

/** Renames or moves an item, or changes its description and instants. */
export async function applyItemChange(write: LibraryWrite, item: Item, change: ItemChange): Promise<Item> {
  await requireGranted(write.access, item, 'write');
  requireMatch(item, change.ifMatch);
  requireUnlocked(item, write.actor);
  const isMove = change.parent !== undefined && change.parent.id !== item.parentId;
  if (isRoot(item) && (isMove || change.name !== undefined)) {
    throw refusals.invalidRequest('The root folder cannot be renamed or moved.');
  }
  const name = isRoot(item) ? {} : await resolveName(write, item, change);
  if (isMove) await moveItem(write, item, change.parent!);
  return saveItem(write, item.id, {
    ...name,
    ...(isMove ? { parentId: change.parent!.id } : {}),
    ...(change.description === undefined ? {} : { description: change.description }),
    ...(change.fileCreatedAt === undefined ? {} : { fileCreatedAt: change.fileCreatedAt }),
    ...(change.fileModifiedAt === undefined ? {} : { fileModifiedAt: change.fileModifiedAt }),
  });
}

/** Deletes an item and everything below it. */
export async function deleteItem(write: LibraryWrite, item: Item, ifMatch?: string): Promise<void> {
  await requireGranted(write.access, item, 'write');
  requireMatch(item, ifMatch);
  requireUnlocked(item, write.actor);
  if (isRoot(item)) throw refusals.invalidRequest('The root folder cannot be deleted.');
  if (item.isFolder && (await hasLockedDescendant(write.db, item.id, write.actor.personId))) throw refusals.locked();
  await deleteSubtree(write, item.id);
}

async function resolveName(
  write: LibraryWrite,
  item: Item,
  change: ItemChange,
): Promise<{ name: string; nameKey: string }> {
  const parentId = change.parent?.id ?? item.parentId!;
  const parent = change.parent ?? (await loadLineage(write.db, [parentId])).get(parentId)!;
  const requestedName = change.name ?? item.name;
  if (requestedName !== item.name) await requireName(write.db, parent, requestedName, item.isFolder);
  const existing = await findChild(write.db, parentId, requestedName);
  if (existing === undefined || existing.id === item.id)
    return { name: requestedName, nameKey: getNameKey(requestedName) };
  const name = await resolveNameConflict(write, item, existing, parent, requestedName, change.conflictBehavior);
  return { name, nameKey: getNameKey(name) };
}

/** Resolves a name conflict. With `replace`, a file replaces a file; folders are never replaced. */
async function resolveNameConflict(
  write: LibraryWrite,
  item: Item,
  existing: Item,
  parent: Item,
  requestedName: string,
  conflictBehavior: ConflictBehavior,
): Promise<string> {
  if (conflictBehavior === 'rename') return findFreeName(write, parent, requestedName, item.isFolder);
  if (conflictBehavior === 'fail' || item.isFolder || existing.isFolder) throw refusals.nameAlreadyExists();
  await deleteItem(write, existing);
  return requestedName;
}

async function moveItem(write: LibraryWrite, item: Item, parent: Item): Promise<void> {
  if (!parent.isFolder) throw refusals.invalidRequest('The parent is not a folder.');
  await requireGranted(write.access, parent, 'write');
  if ((await loadLineage(write.db, [parent.id])).has(item.id)) {
    throw refusals.invalidRequest('An item cannot be moved into itself or below itself.');
  }
  if (item.scopeId !== item.id) await moveScope(write.db, item.id, { from: item.scopeId, to: parent.scopeId });
}
