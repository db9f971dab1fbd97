import { sql } from 'kysely';
import type { FileStore } from '../../files/file-store.ts';
import { refusals } from '../refusal.ts';
import { type Access, loadAccess } from './access/access-store.ts';
import type { Actor } from './actor.ts';
import type { List } from './item.ts';
import type { LibraryDatabase } from './library-tables.ts';
import { lockList } from './lists/lists-store.ts';

/** Dependencies of library operations. */
export interface LibraryPorts {
  readonly db: LibraryDatabase;
  readonly files: FileStore;
  now(): Date;
  /** Maximum characters of multi-line text in a list; unlimited by default. */
  longTextLength?(list: List): number;
}

/** A transaction that holds the lock of a library. */
export interface LibraryWrite {
  readonly db: LibraryDatabase;
  readonly list: List;
  readonly actor: Actor;
  readonly access: Access;
  /** Number of this change, written to every changed row. The change feed is ordered by it. */
  readonly change: number;
  readonly now: Date;
  /** Maximum characters of multi-line text. */
  readonly longTextLength?: number;
}

/**
 * Runs one change of a library in a transaction. Writers of the same library run one after the other, so that names
 * stay unique and change numbers become visible in order. Readers never wait.
 */
export async function writeLibrary<Result>(
  ports: LibraryPorts,
  actor: Actor,
  listId: string,
  work: (write: LibraryWrite) => Promise<Result>,
): Promise<Result> {
  return ports.db.transaction().execute(async (db) => {
    const list = await lockList(db, listId);
    if (list === undefined) throw refusals.itemNotFound();
    const access = await loadAccess(db, listId, actor);
    const longTextLength = ports.longTextLength?.(list) ?? Number.POSITIVE_INFINITY;
    const result = await work({ db, list, actor, access, change: list.change, now: ports.now(), longTextLength });
    await notifyChange(db, listId);
    return result;
  });
}

/** PostgreSQL channel with the IDs of changed lists. */
export const CHANGES_CHANNEL = 'workspace_changes';

/**
 * Notifies all processes that a list changed, when the transaction commits. PostgreSQL merges equal notifications of
 * one transaction.
 */
async function notifyChange(db: LibraryDatabase, listId: string): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${listId})`.execute(db);
}
