import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { getNameKey } from '@tideform/graph';
import type { FileStore } from '../../files/file-store.ts';
import { principals } from '../library/actor.ts';
import { breakInheritance, putGrant } from '../library/grants-store.ts';
import type { Column, Item } from '../library/item.ts';
import type { Content, Fields } from '../library/library-tables.ts';
import { listColumns } from '../library/lists/lists-store.ts';
import { normalizeValue } from '../library/rows/values.ts';
import { type LibraryPorts, type LibraryWrite, writeLibrary } from '../library/write-library.ts';
import type { SeedAccess, SeedFields, SeedItem, SeedLibrary, SeedVersion } from './seed-library.ts';
import { findFolders, insertItems, insertVersions, recordStep, reserveRowNumbers } from './seed-store.ts';

/** Number of files that are written concurrently. */
const CONCURRENCY = 8;

/**
 * Adds files and folders with their history, in one change of the library and only once per `step`. Folders must
 * precede their children; items of deleted folders are skipped.
 */
export async function fillLibrary(
  ports: LibraryPorts,
  library: SeedLibrary,
  step: string,
  items: readonly SeedItem[],
): Promise<void> {
  const contents = await storeContents(ports.files, items);
  await writeLibrary(ports, library.owner, library.listId, async (write) => {
    if (!(await recordStep(write.db, step, write.now))) return;
    const fill = await createContext(write, items);
    const created = items.flatMap((item, at) => {
      const parent = fill.folders.get(item.parentId);
      return parent ? [createRows(fill, parent, item, at, contents)] : [];
    });
    await insertItems(
      write.db,
      created.map(({ row }) => row),
    );
    await insertVersions(
      write.db,
      created.flatMap(({ versions }) => versions),
    );
    for (const { row, access } of created) await addGrants(write, row, library.teamId, access);
  });
}

interface FillContext {
  readonly write: LibraryWrite;
  readonly columns: ReadonlyMap<string, Column>;
  readonly firstRow: number;
  /** Folders that items can be added to, including new ones. */
  readonly folders: Map<string, Pick<Item, 'id' | 'scopeId'>>;
}

async function createContext(write: LibraryWrite, items: readonly SeedItem[]): Promise<FillContext> {
  const columns = await listColumns(write.db, write.list.id);
  const folders = await findFolders(write.db, [...new Set(items.map(({ parentId }) => parentId))]);
  return {
    write,
    columns: new Map(columns.map((column) => [column.name, column])),
    firstRow: await reserveRowNumbers(write.db, write.list.id, items.length),
    folders: new Map(folders.map((folder) => [folder.id, folder])),
  };
}

type Contents = ReadonlyMap<SeedVersion, Content>;

/**
 * Stores the contents of the items.
 * NOTE: the bytes must be in the store before a row refers to them.
 */
async function storeContents(files: FileStore, items: readonly SeedItem[]): Promise<Contents> {
  const contents = new Map<SeedVersion, Content>();
  const waiting = items.flatMap(({ versions }) => versions);
  const storeNext = async (): Promise<void> => {
    for (let version = waiting.pop(); version; version = waiting.pop()) {
      contents.set(version, await files.put(Readable.from([version.bytes])));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, storeNext));
  return contents;
}

const noContent: Content = { size: 0, sha256: null, quickXorHash: null };

function createRows(
  { write, columns, firstRow, folders }: FillContext,
  parent: Pick<Item, 'id' | 'scopeId'>,
  item: SeedItem,
  at: number,
  contents: Contents,
) {
  const states = item.versions.length > 0 ? item.versions : [{ ...item.folder!, bytes: undefined }];
  const rowNumber = firstRow + at;
  const versions = states.map((state, index) => ({
    itemId: item.id,
    number: index + 1,
    ...(state.bytes === undefined ? noContent : contents.get(state)!),
    fields: normalizeFields(columns, state.fields, rowNumber),
    comment: 'comment' in state ? (state.comment ?? null) : null,
    createdAt: state.at,
    createdBy: state.by,
  }));
  const [first, last] = [versions[0]!, versions.at(-1)!];
  const row: Item = {
    id: item.id,
    listId: write.list.id,
    row: rowNumber,
    uniqueId: randomUUID(),
    parentId: parent.id,
    name: item.name,
    nameKey: getNameKey(item.name),
    isFolder: item.folder !== undefined,
    description: null,
    size: last.size,
    sha256: last.sha256,
    quickXorHash: last.quickXorHash,
    fields: last.fields,
    etag: versions.length,
    ctag: versions.length,
    version: versions.length,
    createdAt: first.createdAt,
    createdBy: first.createdBy,
    modifiedAt: last.createdAt,
    modifiedBy: last.createdBy,
    fileCreatedAt: first.createdAt,
    fileModifiedAt: last.createdAt,
    scopeId: parent.scopeId,
    checkedOutBy: null,
    draft: null,
    change: write.change,
    deletedAt: null,
  };
  if (row.isFolder) folders.set(row.id, row);
  return { row, versions, access: item.access ?? [] };
}

/**
 * Converts values to their stored form.
 * @throws for an unknown column or an invalid value
 */
function normalizeFields(columns: ReadonlyMap<string, Column>, getFields: SeedFields, row: number): Fields {
  const entries = Object.entries(getFields(row)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const column = columns.get(name);
      if (!column) throw new Error(`The library has no column ${name}`);
      return [name, normalizeValue(column, value)];
    }),
  );
}

async function addGrants(
  write: LibraryWrite,
  item: Item,
  teamId: string,
  access: readonly SeedAccess[],
): Promise<void> {
  if (access.length === 0) return;
  await breakInheritance(write.db, item, 'all');
  for (const { to, role } of access) {
    const principal = typeof to === 'string' ? principals[to](teamId) : principals.person(to.personId);
    await putGrant(write.db, item.id, { principal, role });
  }
}
