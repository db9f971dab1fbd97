import { conflictFreeName, nameKey, problemOfName, problemOfPath } from '../../../drive-items/names.ts';
import type { Call } from '../call.ts';
import { invalid, locked, nameTaken, notFound, preconditionFailed, Refusal } from '../refusal.ts';
import type { Content, Item, Library, State } from '../state.ts';

export type Conflict = 'fail' | 'replace' | 'rename';

export function childNamed(folder: Item, name: string): Item | undefined {
  return [...folder.children].find((child) => nameKey(child.name) === nameKey(name));
}

export function getItem(state: State, id: string | undefined): Item {
  const item = id === undefined ? undefined : state.items.get(id);
  if (!item || item.isDeleted) throw notFound();
  return item;
}

/** Names from below the root to the item. */
export function pathOf(state: State, item: Item): string[] {
  const parent = item.parentId === undefined ? undefined : state.items.get(item.parentId);
  return parent ? [...pathOf(state, parent), item.name] : [];
}

export function eTagOf(item: Item): string {
  return `"{${item.guid.toUpperCase()}},${item.eTag}"`;
}

export function cTagOf(item: Item): string {
  return `"c:{${item.guid.toUpperCase()}},${item.cTag}"`;
}

/** What the caller reads: the holder of a check-out reads the draft. */
export function contentFor(call: Call, item: Item): Content {
  return item.draft?.holderId === call.me.id ? item.draft.content : item.current;
}

export function requireMatch(call: Call, item: Item, wanted = call.headers.get('If-Match')): void {
  if (wanted && wanted !== '*' && wanted !== eTagOf(item) && wanted !== cTagOf(item)) throw preconditionFailed();
}

export function requireUnlocked(call: Call, item: Item): void {
  if (item.draft && item.draft.holderId !== call.me.id) throw locked();
}

export function touch(call: Call, library: Library, item: Item): void {
  item.eTag++;
  item.change = ++library.lastChange;
  item.modifiedAt = call.now();
  item.modifiedById = call.me.id;
}

/** The name that a newcomer gets in a folder, having removed or kept what was in its place. */
export function takeName(
  call: Call,
  folder: Item,
  name: string,
  { conflict, isFolder, self }: { readonly conflict: Conflict; readonly isFolder: boolean; readonly self?: Item },
): string {
  requireLegalName(call.state, folder, name, isFolder);
  const others = [...folder.children].filter((child) => child !== self);
  const isTaken = (wanted: string) => others.some((child) => nameKey(child.name) === nameKey(wanted));
  if (!isTaken(name)) return name;
  if (conflict === 'rename') return conflictFreeName(name, isTaken, isFolder);
  const other = others.find((child) => nameKey(child.name) === nameKey(name));
  if (conflict === 'fail' || !other || other.isFolder || isFolder) throw nameTaken();
  remove(call, other);
  return name;
}

function requireLegalName(state: State, folder: Item, name: string, isFolder: boolean): void {
  const problem = problemOfName(name, { isFolder, isAtRoot: folder.parentId === undefined });
  if (problem) throw invalid('The provided name cannot contain certain characters.', 'invalidPath');
  if (problemOfPath([...pathOf(state, folder), name].join('/')))
    throw invalid('The path is too long.', 'pathIsTooLong');
}

export function createItem(
  call: Call,
  folder: Item,
  name: string,
  content: (Omit<Content, 'fields'> & Partial<Content>) | 'folder',
): Item {
  const library = getLibrary(call.state, folder.driveId);
  const current =
    content === 'folder' ? { bytes: new Uint8Array(), mimeType: '', fields: {} } : { fields: {}, ...content };
  const item: Item = {
    id: `01${call.newId()}`,
    row: ++library.lastRow,
    guid: call.newId(),
    driveId: folder.driveId,
    parentId: folder.id,
    name,
    isFolder: content === 'folder',
    children: new Set(),
    current,
    versions: [],
    draft: undefined,
    checkInComment: undefined,
    eTag: 0,
    cTag: 1,
    change: 0,
    isDeleted: false,
    createdAt: call.now(),
    createdById: call.me.id,
    modifiedAt: '',
    modifiedById: '',
    fileSystemInfo: {},
    grants: [],
  };
  call.state.items.set(item.id, item);
  folder.children.add(item);
  touch(call, library, item);
  addVersion(item);
  return item;
}

/** A write of content or fields: into the draft of the holder, or as a new version for everybody. */
export function write(call: Call, item: Item, content: Content): void {
  requireUnlocked(call, item);
  if (content.bytes !== contentFor(call, item).bytes) item.cTag++;
  touch(call, getLibrary(call.state, item.driveId), item);
  if (item.draft) {
    item.draft.content = content;
    return;
  }
  item.current = content;
  addVersion(item);
}

export function addVersion(item: Item): void {
  if (item.isFolder) return;
  const number = (item.versions.at(-1)?.number ?? 0) + 1;
  item.versions.push({ ...item.current, number, at: item.modifiedAt, byId: item.modifiedById });
}

/** Deletes an item and what is in it; only the top one shows among the changes. */
export function remove(call: Call, item: Item): void {
  requireUnlockedTree(call, item);
  if (item.parentId !== undefined) call.state.items.get(item.parentId)?.children.delete(item);
  markDeleted(item);
  touch(call, getLibrary(call.state, item.driveId), item);
}

function requireUnlockedTree(call: Call, item: Item): void {
  requireUnlocked(call, item);
  for (const child of item.children) requireUnlockedTree(call, child);
}

function markDeleted(item: Item): void {
  item.isDeleted = true;
  for (const child of item.children) markDeleted(child);
}

export function getLibrary(state: State, driveId: string): Library {
  const library = state.libraries.get(driveId);
  if (!library) throw new Refusal(404, 'itemNotFound', 'The resource could not be found.');
  return library;
}
