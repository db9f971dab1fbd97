import { createConflictFreeName, getNameKey, getNameProblem, getPathProblem } from '../../../item-names.ts';
import { type Call, invalid, locked, nameTaken, notFound, preconditionFailed, Refusal } from '../call.ts';
import type { Content, Item, Library, State } from '../state.ts';

export type NameConflictBehavior = 'fail' | 'replace' | 'rename';

export function findChild(folder: Item, name: string): Item | undefined {
  return [...folder.children].find((child) => getNameKey(child.name) === getNameKey(name));
}

export function getItem(state: State, id: string | undefined): Item {
  const item = id === undefined ? undefined : state.items.get(id);
  if (!item || item.isDeleted) throw notFound();
  return item;
}

/** Returns the names from below the root to the item. */
export function getPath(state: State, item: Item): string[] {
  const parent = item.parentId === undefined ? undefined : state.items.get(item.parentId);
  return parent ? [...getPath(state, parent), item.name] : [];
}

export function formatETag(item: Item): string {
  return `"{${item.guid.toUpperCase()}},${item.eTag}"`;
}

export function formatCTag(item: Item): string {
  return `"c:{${item.guid.toUpperCase()}},${item.cTag}"`;
}

/** Returns the content visible to the caller: the draft for the user who checked the item out. */
export function getVisibleContent(call: Call, item: Item): Content {
  return item.draft?.holderId === call.user.id ? item.draft.content : item.current;
}

export function requireMatch(call: Call, item: Item, wanted = call.headers.get('If-Match')): void {
  if (wanted && wanted !== '*' && wanted !== formatETag(item) && wanted !== formatCTag(item))
    throw preconditionFailed();
}

export function requireUnlocked(call: Call, item: Item): void {
  if (item.draft && item.draft.holderId !== call.user.id) throw locked();
}

export function markChanged(call: Call, library: Library, item: Item): void {
  item.eTag++;
  item.change = ++library.lastChange;
  item.modifiedAt = call.now();
  item.modifiedById = call.user.id;
}

/** Returns the name of a new item in a folder, and resolves a conflict with an existing one. */
export function resolveName(
  call: Call,
  folder: Item,
  name: string,
  {
    conflict,
    isFolder,
    self,
  }: { readonly conflict: NameConflictBehavior; readonly isFolder: boolean; readonly self?: Item },
): string {
  requireLegalName(call.state, folder, name, isFolder);
  const others = [...folder.children].filter((child) => child !== self);
  const isTaken = (wanted: string) => others.some((child) => getNameKey(child.name) === getNameKey(wanted));
  if (!isTaken(name)) return name;
  if (conflict === 'rename') return createConflictFreeName(name, isTaken, isFolder);
  const other = others.find((child) => getNameKey(child.name) === getNameKey(name));
  if (conflict === 'fail' || !other || other.isFolder || isFolder) throw nameTaken();
  deleteItem(call, other);
  return name;
}

function requireLegalName(state: State, folder: Item, name: string, isFolder: boolean): void {
  const problem = getNameProblem(name, { isFolder, isAtRoot: folder.parentId === undefined });
  if (problem) throw invalid('The provided name cannot contain certain characters.', 'invalidPath');
  if (getPathProblem([...getPath(state, folder), name].join('/')))
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
    createdById: call.user.id,
    modifiedAt: '',
    modifiedById: '',
    fileSystemInfo: {},
    grants: [],
  };
  call.state.items.set(item.id, item);
  folder.children.add(item);
  markChanged(call, library, item);
  addVersion(item);
  return item;
}

/** Writes content or fields: into the draft of a check-out, or as a new public version. */
export function writeContent(call: Call, item: Item, content: Content): void {
  requireUnlocked(call, item);
  if (content.bytes !== getVisibleContent(call, item).bytes) item.cTag++;
  markChanged(call, getLibrary(call.state, item.driveId), item);
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
  item.versions.push({ ...item.current, number, createdAt: item.modifiedAt, byId: item.modifiedById });
}

/** Deletes an item and its content; only the top item appears among changes. */
export function deleteItem(call: Call, item: Item): void {
  requireUnlockedTree(call, item);
  if (item.parentId !== undefined) call.state.items.get(item.parentId)?.children.delete(item);
  markDeleted(item);
  markChanged(call, getLibrary(call.state, item.driveId), item);
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
