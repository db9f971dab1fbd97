import { isFileLike } from '@tideform/engine';

/** Owner of the exported work. Rows of an older layout without an owner are included too. */
interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

type RawRow = Readonly<Record<string, unknown>>;

/** Work that hasn't arrived in the library, as rows of any database version. */
export interface UnsentWork {
  /** Database version; 0 if the database doesn't exist. */
  readonly databaseVersion: number;
  readonly responses: readonly RawRow[];
  readonly outbox: readonly RawRow[];
  readonly attachments: readonly RawRow[];
  /** Files that the responses refer to, with their content. */
  readonly files: readonly RawRow[];
}

/**
 * Reads unsent work without opening the database through Dexie, so that it works after a failed upgrade and with a
 * newer database. Changes nothing.
 *
 * @throws the browser's error when the database can't be read
 */
export async function exportUnsentWork(indexedDB: IDBFactory, name: string, owner?: Owner): Promise<UnsentWork> {
  const connection = await openExisting(indexedDB, name);
  if (!connection) return { databaseVersion: 0, responses: [], outbox: [], attachments: [], files: [] };
  try {
    const own = (row: RawRow) => !owner || isOwnedBy(owner, row);
    const outbox = (await readRows(connection, 'outbox')).filter(own);
    const queued = new Set(outbox.map((row) => row.responseId));
    const responses = (await readRows(connection, 'responses')).filter(
      (row) => own(row) && (row.isDirty === 1 || row.submitted === 1 || queued.has(row.id)),
    );
    const ids = new Set(responses.map((row) => row.id));
    const attachments = (await readRows(connection, 'attachments')).filter((row) => ids.has(row.responseId));
    const fileIds = new Set([
      ...attachments.map((row) => row.id),
      ...responses.flatMap((row) => findFileIds(row.data)),
    ]);
    const files = await readRowsById(connection, 'files', fileIds);
    return { databaseVersion: connection.version / 10, responses, outbox, attachments, files };
  } finally {
    connection.close();
  }
}

/** Opens the database at its current version; `undefined` if it doesn't exist, without creating one. */
function openExisting(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => (isNew ? resolve(undefined) : reject(opening.error));
  });
}

async function readRows(connection: IDBDatabase, table: string): Promise<RawRow[]> {
  if (!connection.objectStoreNames.contains(table)) return [];
  return toPromise(connection.transaction(table).objectStore(table).getAll());
}

/** Reads rows one by one, because their content may be large. */
async function readRowsById(connection: IDBDatabase, table: string, ids: ReadonlySet<unknown>): Promise<RawRow[]> {
  if (!connection.objectStoreNames.contains(table)) return [];
  const found: RawRow[] = [];
  for (const id of ids) {
    const row: RawRow | undefined = await toPromise(
      connection
        .transaction(table)
        .objectStore(table)
        .get(id as IDBValidKey),
    );
    if (row) found.push(row);
  }
  return found;
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isOwnedBy(owner: Owner, row: RawRow): boolean {
  const same = (value: unknown, wanted: string) => value === undefined || value === '' || value === wanted;
  return same(row.tenantId, owner.tenantId) && same(row.userId, owner.userId);
}

function findFileIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isFileLike(value) ? [value.id] : []), ...Object.values(value).flatMap(findFileIds)];
}
