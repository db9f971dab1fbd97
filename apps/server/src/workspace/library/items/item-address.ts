import { getNameProblem, getPathProblem, type NameProblem } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { type Item, isRoot, type List } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import { findChild, findItem, loadLineage } from './items-store.ts';

/** Address in a drive: an item ID (`root` for the root), and a decoded path below that item. */
export interface ItemAddress {
  readonly itemId: string;
  readonly path?: string;
}

/** Finds the item at an address. IDs are case-sensitive, names are not. */
export async function findItemAt(db: LibraryDatabase, list: List, address: ItemAddress): Promise<Item | undefined> {
  let item = await findItem(db, list.id, address.itemId === 'root' ? list.rootId : address.itemId);
  for (const name of splitPath(address.path)) {
    if (item === undefined) return undefined;
    item = await findChild(db, item.id, name);
  }
  return item;
}

/** @throws 404 when there is no item at the address */
export async function requireItemAt(db: LibraryDatabase, list: List, address: ItemAddress): Promise<Item> {
  const item = await findItemAt(db, list, address);
  if (item === undefined) throw refusals.itemNotFound();
  return item;
}

export function splitPath(path: string | undefined): string[] {
  return (path ?? '').split('/').filter((segment) => segment !== '');
}

/**
 * Validates the name of an item in a folder.
 *
 * @throws 400 when the name isn't allowed in a drive or the path becomes too long
 */
export async function requireName(db: LibraryDatabase, parent: Item, name: string, isFolder: boolean): Promise<void> {
  const problem = getNameProblem(name, { isFolder, isAtRoot: isRoot(parent) });
  if (problem !== undefined) throw refusals.invalidRequest(nameProblemMessages[problem], 'invalidPath');
  const folder = getPath(parent, await loadLineage(db, [parent.id]));
  const path = [...folder, name].join('/');
  if (getPathProblem(path) !== undefined) throw refusals.invalidRequest('The path is too long.', 'pathIsTooLong');
}

/** Returns the names on the path from the root to the item; empty for the root. */
export function getPath(item: Item, lineage: ReadonlyMap<string, Item>): string[] {
  const names: string[] = [];
  for (
    let ancestor: Item | undefined = item;
    ancestor && !isRoot(ancestor);
    ancestor = lineage.get(ancestor.parentId ?? '')
  )
    names.unshift(ancestor.name);
  return names;
}

const nameProblemMessages: Record<NameProblem, string> = {
  empty: 'The provided name cannot be empty.',
  'too-long': 'The provided name is too long.',
  'illegal-character': 'The provided name contains an illegal character.',
  'outer-space': 'The provided name cannot begin or end with a space.',
  'trailing-dot': 'The provided name cannot end with a period.',
  reserved: 'The provided name is reserved.',
};
