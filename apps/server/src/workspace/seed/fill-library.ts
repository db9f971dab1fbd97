import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { nameKey } from '@tideform/graph';
import type { FileStore } from '../../files/file-store.ts';
import { ownGrants, putGrant } from '../library/access/grants-store.ts';
import { principals } from '../library/actor.ts';
import type { Column, Item } from '../library/item.ts';
import type { Content, Fields } from '../library/library-tables.ts';
import { listColumns } from '../library/lists/lists-store.ts';
import { normalizeValue } from '../library/rows/values.ts';
import { type LibraryPorts, type LibraryWrite, writeLibrary } from '../library/write-library.ts';
import { findLivingFolders, insertItems, insertVersions, takeRows } from './fill-library-store.ts';
import type { SeedAccess, SeedFields, SeedItem, SeedLibrary, SeedVersion } from './seed-library.ts';
import { noteStep } from './seed-steps-store.ts';

/** Files that are written at the same time. */
const FILES_AT_ONCE = 8;

/**
 * Adds files and folders as people have left them, in one change of the library and once for the name of the step. Folders
 * come before what is in them; what would lie in a folder that is gone is left out.
 */
export async function fillLibrary(
  ports: LibraryPorts,
  library: SeedLibrary,
  step: string,
  items: readonly SeedItem[],
): Promise<void> {
  const contents = await storeContents(ports.files, items);
  await writeLibrary(ports, library.owner, library.listId, async (write) => {
    if (!(await noteStep(write.db, step, write.now))) return;
    const fill = await startFilling(write, items);
    const placed = items.flatMap((item, at) => {
      const parent = fill.folders.get(item.parentId);
      return parent ? [placeItem(fill, parent, item, at, contents)] : [];
    });
    await insertItems(
      write.db,
      placed.map(({ row }) => row),
    );
    await insertVersions(
      write.db,
      placed.flatMap(({ versions }) => versions),
    );
    for (const { row, access } of placed) await giveAccess(write, row, library.teamId, access);
  });
}

interface Filling {
  readonly write: LibraryWrite;
  readonly columns: ReadonlyMap<string, Column>;
  readonly firstRow: number;
  /** Folders that something may be put into, those that are made now among them. */
  readonly folders: Map<string, Pick<Item, 'id' | 'scopeId'>>;
}

async function startFilling(write: LibraryWrite, items: readonly SeedItem[]): Promise<Filling> {
  const columns = await listColumns(write.db, write.list.id);
  const folders = await findLivingFolders(write.db, [...new Set(items.map(({ parentId }) => parentId))]);
  return {
    write,
    columns: new Map(columns.map((column) => [column.name, column])),
    firstRow: await takeRows(write.db, write.list.id, items.length),
    folders: new Map(folders.map((folder) => [folder.id, folder])),
  };
}

type Contents = ReadonlyMap<SeedVersion, Content>;

/** NOTE: the bytes are in the store before a row names them. */
async function storeContents(files: FileStore, items: readonly SeedItem[]): Promise<Contents> {
  const contents = new Map<SeedVersion, Content>();
  const waiting = items.flatMap(({ versions }) => versions);
  const storeNext = async (): Promise<void> => {
    for (let version = waiting.pop(); version; version = waiting.pop()) {
      contents.set(version, await files.put(Readable.from([version.bytes])));
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, storeNext));
  return contents;
}

const noContent: Content = { size: 0, sha256: null, quickXorHash: null };

function placeItem(
  { write, columns, firstRow, folders }: Filling,
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
    fields: normalize(columns, state.fields, rowNumber),
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
    nameKey: nameKey(item.name),
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

/** Values as the list keeps them. @throws for a column that it does not have, and for what that does not take */
function normalize(columns: ReadonlyMap<string, Column>, fieldsOf: SeedFields, row: number): Fields {
  const given = Object.entries(fieldsOf(row)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => {
      const column = columns.get(name);
      if (!column) throw new Error(`The library has no column ${name}`);
      return [name, normalizeValue(column, value)];
    }),
  );
}

async function giveAccess(
  write: LibraryWrite,
  item: Item,
  teamId: string,
  access: readonly SeedAccess[],
): Promise<void> {
  if (access.length === 0) return;
  await ownGrants(write.db, item, 'all');
  for (const { to, role } of access) {
    const principal = typeof to === 'string' ? principals[to](teamId) : principals.person(to.personId);
    await putGrant(write.db, item.id, { principal, role });
  }
}
