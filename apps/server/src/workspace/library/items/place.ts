import { type NameProblem, problemOfName, problemOfPath } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { type Item, isRoot, type List } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import { findChild, findItem, loadLineage } from './items-store.ts';

/** An address inside a drive: an item (`root` for the root), and a path below it, decoded. */
export interface Address {
  readonly itemId: string;
  readonly path?: string;
}

/** The item at an address; case counts in ids and not in names. */
export async function findPlace(db: LibraryDatabase, list: List, address: Address): Promise<Item | undefined> {
  let item = await findItem(db, list.id, address.itemId === 'root' ? list.rootId : address.itemId);
  for (const name of splitPath(address.path)) {
    if (item === undefined) return undefined;
    item = await findChild(db, item.id, name);
  }
  return item;
}

/** @throws 404 when nothing is there */
export async function requirePlace(db: LibraryDatabase, list: List, address: Address): Promise<Item> {
  const item = await findPlace(db, list, address);
  if (item === undefined) throw refusals.itemNotFound();
  return item;
}

export function splitPath(path: string | undefined): string[] {
  return (path ?? '').split('/').filter((segment) => segment !== '');
}

/**
 * Checks the name that an item is to have in a folder.
 *
 * @throws 400 when the drive takes no such name or the path becomes too long
 */
export async function requireName(db: LibraryDatabase, parent: Item, name: string, isFolder: boolean): Promise<void> {
  const problem = problemOfName(name, { isFolder, isAtRoot: isRoot(parent) });
  if (problem !== undefined) throw refusals.invalidRequest(wordings[problem], 'invalidPath');
  const folder = pathOf(parent, await loadLineage(db, [parent.id]));
  const path = [...folder, name].join('/');
  if (problemOfPath(path) !== undefined) throw refusals.invalidRequest('The path is too long.', 'pathIsTooLong');
}

/** Names from below the root down to the item; empty for the root. */
export function pathOf(item: Item, lineage: ReadonlyMap<string, Item>): string[] {
  const names: string[] = [];
  for (let at: Item | undefined = item; at && !isRoot(at); at = lineage.get(at.parentId ?? '')) names.unshift(at.name);
  return names;
}

const wordings: Record<NameProblem, string> = {
  empty: 'The provided name cannot be empty.',
  'too-long': 'The provided name is too long.',
  'illegal-character': 'The provided name contains an illegal character.',
  'outer-space': 'The provided name cannot begin or end with a space.',
  'trailing-dot': 'The provided name cannot end with a period.',
  reserved: 'The provided name is reserved.',
};
