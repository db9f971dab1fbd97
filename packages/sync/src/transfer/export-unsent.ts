import { isFileLike } from '@tideform/engine';

/** Whose work is wanted. Rows of an older layout that do not say whose they are come too. */
interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

type RawRow = Readonly<Record<string, unknown>>;

/** Work that has not arrived in the library, as the database holds it: rows of whatever layout. */
export interface UnsentWork {
  /** Version of the layout; 0: there is no database. */
  readonly databaseVersion: number;
  readonly responses: readonly RawRow[];
  readonly outbox: readonly RawRow[];
  readonly attachments: readonly RawRow[];
  /** The files that the responses name, with their content. */
  readonly files: readonly RawRow[];
}

/**
 * Reads unsent work without opening the database as this program would: it works when an upgrade fails and when a newer
 * program has written it. Nothing is changed.
 *
 * @throws the browser's own error when it cannot read the database at all.
 */
export async function exportUnsent(indexedDB: IDBFactory, name: string, owner?: Owner): Promise<UnsentWork> {
  const connection = await openAsItIs(indexedDB, name);
  if (!connection) return { databaseVersion: 0, responses: [], outbox: [], attachments: [], files: [] };
  try {
    const own = (row: RawRow) => !owner || isOf(owner, row);
    const outbox = (await rowsOf(connection, 'outbox')).filter(own);
    const queued = new Set(outbox.map((row) => row.responseId));
    const responses = (await rowsOf(connection, 'responses')).filter(
      (row) => own(row) && (row.isDirty === 1 || row.submitted === 1 || queued.has(row.id)),
    );
    const ids = new Set(responses.map((row) => row.id));
    const attachments = (await rowsOf(connection, 'attachments')).filter((row) => ids.has(row.responseId));
    const fileIds = new Set([...attachments.map((row) => row.id), ...responses.flatMap((row) => fileIdsIn(row.data))]);
    const files = await rowsById(connection, 'files', fileIds);
    return { databaseVersion: connection.version / 10, responses, outbox, attachments, files };
  } finally {
    connection.close();
  }
}

/** The database at the version that it has; `undefined`: there is none, and none is made. */
function openAsItIs(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
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

async function rowsOf(connection: IDBDatabase, table: string): Promise<RawRow[]> {
  if (!connection.objectStoreNames.contains(table)) return [];
  return answered(connection.transaction(table).objectStore(table).getAll());
}

/** One after the other: their content may be large. */
async function rowsById(connection: IDBDatabase, table: string, ids: ReadonlySet<unknown>): Promise<RawRow[]> {
  if (!connection.objectStoreNames.contains(table)) return [];
  const found: RawRow[] = [];
  for (const id of ids) {
    const row: RawRow | undefined = await answered(
      connection
        .transaction(table)
        .objectStore(table)
        .get(id as IDBValidKey),
    );
    if (row) found.push(row);
  }
  return found;
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isOf(owner: Owner, row: RawRow): boolean {
  const same = (value: unknown, wanted: string) => value === undefined || value === '' || value === wanted;
  return same(row.tenantId, owner.tenantId) && same(row.userId, owner.userId);
}

function fileIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isFileLike(value) ? [value.id] : []), ...Object.values(value).flatMap(fileIdsIn)];
}
