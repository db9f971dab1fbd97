import { randomUUID } from 'node:crypto';
import { conflictFreeName, nameKey } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import { newItemId } from '../ids.ts';
import { contentFor, type Item } from '../item.ts';
import type { Content } from '../library-tables.ts';
import type { LibraryWrite } from '../write-library.ts';
import { findChild, findItem, insertItem, listChildKeys, saveItem, takeRow } from './items-store.ts';
import { requireName } from './place.ts';
import { requireMatch, requireUnlocked } from './preconditions.ts';
import { recordVersion } from './versions-store.ts';

export type ConflictBehavior = 'fail' | 'replace' | 'rename';

/** Instants that the client keeps of its own copy of the file. */
export interface FileInstants {
  readonly fileCreatedAt?: Date;
  readonly fileModifiedAt?: Date;
}

/** What an upload may say of its file beside the content. */
export interface UploadedFacts extends FileInstants {
  readonly description?: string;
}

/** Where content goes: into a file that exists, or under a path below a folder whose missing folders are made. */
export type ContentTarget =
  | { readonly itemId: string }
  | { readonly parentId: string; readonly path: readonly string[]; readonly conflictBehavior: ConflictBehavior };

/** Stores content as a new file or a new version of one. The bytes are in the file store already. */
export async function writeContent(
  write: LibraryWrite,
  target: ContentTarget,
  content: Content,
  more: UploadedFacts & { readonly ifMatch?: string | undefined } = {},
): Promise<{ item: Item; isNew: boolean }> {
  if ('itemId' in target) {
    const item = await requireItem(write, target.itemId);
    return { item: await replaceContent(write, item, content, more), isNew: false };
  }
  const name = target.path.at(-1);
  if (name === undefined) throw refusals.invalidRequest('A file needs a name.', 'invalidPath');
  const parent = await ensureFolders(write, await requireItem(write, target.parentId), target.path.slice(0, -1));
  const existing = await findChild(write.db, parent.id, name);
  if (existing === undefined) {
    if (more.ifMatch !== undefined) throw refusals.etagMismatch();
    return { item: await createItem(write, parent, name, content, more), isNew: true };
  }
  if (target.conflictBehavior === 'replace') {
    return { item: await replaceContent(write, existing, content, more), isNew: false };
  }
  if (target.conflictBehavior === 'fail') throw refusals.nameAlreadyExists();
  const free = await findFreeName(write, parent, name, false);
  return { item: await createItem(write, parent, free, content, more), isNew: true };
}

/** Makes a file, or with `content` undefined a folder, in a folder that has none of that name. */
export async function createItem(
  write: LibraryWrite,
  parent: Item,
  name: string,
  content: Content | undefined,
  facts: UploadedFacts = {},
): Promise<Item> {
  if (!parent.isFolder) throw refusals.invalidRequest('The parent is not a folder.');
  await requireGranted(write.access, parent, 'write');
  await requireName(write.db, parent, name, content === undefined);
  const item = await insertItem(write.db, {
    id: newItemId(),
    listId: write.list.id,
    row: await takeRow(write),
    uniqueId: randomUUID(),
    parentId: parent.id,
    name,
    nameKey: nameKey(name),
    isFolder: content === undefined,
    description: facts.description ?? null,
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
    fileCreatedAt: facts.fileCreatedAt ?? write.now,
    fileModifiedAt: facts.fileModifiedAt ?? write.now,
    scopeId: parent.scopeId,
    checkedOutBy: null,
    change: write.change,
    deletedAt: null,
  });
  await recordVersion(write.db, item, item);
  return item;
}

/** The folder at a path below another one; folders that are missing are made. */
export async function ensureFolders(write: LibraryWrite, start: Item, path: readonly string[]): Promise<Item> {
  let folder = start;
  for (const name of path) {
    const existing = await findChild(write.db, folder.id, name);
    if (existing && !existing.isFolder) throw refusals.nameAlreadyExists();
    folder = existing ?? (await createItem(write, folder, name, undefined));
  }
  return folder;
}

export async function findFreeName(
  write: LibraryWrite,
  parent: Item,
  name: string,
  isFolder: boolean,
): Promise<string> {
  const dot = isFolder ? -1 : name.lastIndexOf('.');
  const taken = await listChildKeys(write.db, parent.id, dot > 0 ? name.slice(0, dot) : name);
  return conflictFreeName(name, (candidate) => taken.has(nameKey(candidate)), isFolder);
}

async function replaceContent(
  write: LibraryWrite,
  item: Item,
  content: Content,
  more: UploadedFacts & { readonly ifMatch?: string | undefined },
): Promise<Item> {
  if (item.isFolder) throw refusals.nameAlreadyExists();
  await requireGranted(write.access, item, 'write');
  requireMatch(item, more.ifMatch);
  requireUnlocked(item, write.actor);
  const { description, fileModifiedAt = write.now } = more;
  const instants = { fileModifiedAt, ...(description === undefined ? {} : { description }) };
  if (item.checkedOutBy !== null) {
    const draft = JSON.stringify({ ...pickContent(content), fields: contentFor(item, write.actor.personId).fields });
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
