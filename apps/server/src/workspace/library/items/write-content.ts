import { randomUUID } from 'node:crypto';
import { createConflictFreeName, getNameKey } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import { createItemId } from '../ids.ts';
import { getContentFor, type Item } from '../item.ts';
import type { Content } from '../library-tables.ts';
import type { LibraryWrite } from '../write-library.ts';
import { requireName } from './item-address.ts';
import { findChild, findItem, insertItem, listChildKeys, reserveRowNumber, saveItem } from './items-store.ts';
import { requireMatch, requireUnlocked } from './preconditions.ts';
import { findVersion, recordVersion } from './versions-store.ts';

/** Behavior when the name of an item is taken, as in Graph. */
export type ConflictBehavior = 'fail' | 'replace' | 'rename';

/** Instants that a client sets to those of its local copy of the file. */
export interface FileInstants {
  readonly fileCreatedAt?: Date;
  readonly fileModifiedAt?: Date;
}

/** Metadata that an upload may set together with the content. */
export interface UploadMetadata extends FileInstants {
  readonly description?: string;
}

/** Target of an upload: an existing file, or a path below a folder. Missing folders of the path are created. */
export type ContentTarget =
  | { readonly itemId: string }
  | { readonly parentId: string; readonly path: readonly string[]; readonly conflictBehavior: ConflictBehavior };

/**
 * Stores content as a new file or as a new version of an existing file. The bytes must be in the file store already.
 */
export async function writeContent(
  write: LibraryWrite,
  target: ContentTarget,
  content: Content,
  options: UploadMetadata & { readonly ifMatch?: string | undefined } = {},
): Promise<{ item: Item; isNew: boolean }> {
  if ('itemId' in target) {
    const item = await requireItem(write, target.itemId);
    return { item: await replaceContent(write, item, content, options), isNew: false };
  }
  const name = target.path.at(-1);
  if (name === undefined) throw refusals.invalidRequest('A file requires a name.', 'invalidPath');
  const parent = await ensureFolders(write, await requireItem(write, target.parentId), target.path.slice(0, -1));
  const existing = await findChild(write.db, parent.id, name);
  if (existing === undefined) {
    if (options.ifMatch !== undefined) throw refusals.etagMismatch();
    return { item: await createItem(write, parent, name, content, options), isNew: true };
  }
  if (target.conflictBehavior === 'replace') {
    return { item: await replaceContent(write, existing, content, options), isNew: false };
  }
  if (target.conflictBehavior === 'fail') throw refusals.nameAlreadyExists();
  const free = await findFreeName(write, parent, name, false);
  return { item: await createItem(write, parent, free, content, options), isNew: true };
}

/** Creates a file, or a folder when `content` is `undefined`, in a folder that doesn't contain the name. */
export async function createItem(
  write: LibraryWrite,
  parent: Item,
  name: string,
  content: Content | undefined,
  metadata: UploadMetadata = {},
): Promise<Item> {
  if (!parent.isFolder) throw refusals.invalidRequest('The parent is not a folder.');
  await requireGranted(write.access, parent, 'write');
  await requireName(write.db, parent, name, content === undefined);
  const item = await insertItem(write.db, {
    id: createItemId(),
    listId: write.list.id,
    row: await reserveRowNumber(write),
    uniqueId: randomUUID(),
    parentId: parent.id,
    name,
    nameKey: getNameKey(name),
    isFolder: content === undefined,
    description: metadata.description ?? null,
    size: content?.size ?? 0,
    sha256: content?.sha256 ?? null,
    quickXorHash: content?.quickXorHash ?? null,
    etag: 1,
    ctag: 1,
    version: 1,
    createdAt: write.now,
    createdBy: write.actor.personId,
    modifiedAt: write.now,
    modifiedBy: write.actor.personId,
    fileCreatedAt: metadata.fileCreatedAt ?? write.now,
    fileModifiedAt: metadata.fileModifiedAt ?? write.now,
    scopeId: parent.scopeId,
    checkedOutBy: null,
    change: write.change,
    deletedAt: null,
  });
  await recordVersion(write.db, item, item);
  return item;
}

/** Returns the folder at a path below `start`, and creates missing folders. */
export async function ensureFolders(write: LibraryWrite, start: Item, path: readonly string[]): Promise<Item> {
  let folder = start;
  for (const name of path) {
    const existing = await findChild(write.db, folder.id, name);
    if (existing && !existing.isFolder) throw refusals.nameAlreadyExists();
    folder = existing ?? (await createItem(write, folder, name, undefined));
  }
  return folder;
}

/** Returns the first free name in a folder, with a number before the extension. */
export async function findFreeName(
  write: LibraryWrite,
  parent: Item,
  name: string,
  isFolder: boolean,
): Promise<string> {
  const dot = isFolder ? -1 : name.lastIndexOf('.');
  const takenKeys = await listChildKeys(write.db, parent.id, dot > 0 ? name.slice(0, dot) : name);
  return createConflictFreeName(name, (candidate) => takenKeys.has(getNameKey(candidate)), isFolder);
}

async function replaceContent(
  write: LibraryWrite,
  item: Item,
  content: Content,
  options: UploadMetadata & { readonly ifMatch?: string | undefined },
): Promise<Item> {
  if (item.isFolder) throw refusals.nameAlreadyExists();
  await requireGranted(write.access, item, 'write');
  requireMatch(item, options.ifMatch);
  requireUnlocked(item, write.actor);
  const { description, fileModifiedAt = write.now } = options;
  const instants = { fileModifiedAt, ...(description === undefined ? {} : { description }) };
  if (item.checkedOutBy !== null) {
    const draft = JSON.stringify({ ...pickContent(content), fields: getContentFor(item, write.actor.personId).fields });
    return saveItem(write, item.id, { ...instants, ctag: item.ctag + 1, draft });
  }
  const saved = await saveItem(write, item.id, {
    ...instants,
    ...pickContent(content),
    ctag: item.ctag + 1,
    version: item.version + 1,
  });
  await recordVersion(write.db, saved, saved);
  return saved;
}

function pickContent({ size, sha256, quickXorHash }: Content): Content {
  return { size, sha256, quickXorHash };
}

async function requireItem(write: LibraryWrite, id: string): Promise<Item> {
  const item = await findItem(write.db, write.list.id, id);
  if (item === undefined) throw refusals.itemNotFound();
  return item;
}

/** Restores an old version: its content and fields become the newest version. No version is deleted. */
export async function restoreVersion(write: LibraryWrite, item: Item, number: number): Promise<void> {
  await requireGranted(write.access, item, 'write');
  requireUnlocked(item, write.actor);
  if (item.checkedOutBy !== null) throw refusals.locked();
  if (number === item.version) throw refusals.invalidRequest('The current version cannot be restored.');
  const version = await findVersion(write.db, item.id, number);
  if (version === undefined) throw refusals.itemNotFound();
  const { size, sha256, quickXorHash, fields } = version;
  const saved = await saveItem(write, item.id, {
    size,
    sha256,
    quickXorHash,
    fields: JSON.stringify(fields),
    ctag: item.ctag + 1,
    version: item.version + 1,
  });
  await recordVersion(write.db, saved, saved);
}
