import type { FileStore } from '../../files/file-store.ts';
import { refusals } from '../refusal.ts';
import { type Access, loadAccess } from './access/access-store.ts';
import type { Actor } from './actor.ts';
import { announceChange } from './announce-store.ts';
import type { List } from './item.ts';
import type { LibraryDatabase } from './library-tables.ts';
import { takeList } from './lists/lists-store.ts';

/** What libraries stand on. */
export interface LibraryPorts {
  readonly db: LibraryDatabase;
  readonly files: FileStore;
  now(): Date;
  /** Characters that a column of several lines holds; without limit by default. */
  longTextLength?(list: List): number;
}

/** A transaction that has the library for itself. */
export interface LibraryWrite {
  readonly db: LibraryDatabase;
  readonly list: List;
  readonly actor: Actor;
  readonly access: Access;
  /** Goes on every row that is written: the change feed reads rows in this order. */
  readonly change: number;
  readonly now: Date;
  /** Characters that a column of several lines holds. */
  readonly longTextLength?: number;
}

/**
 * Runs one change of a library in a transaction. Writers of one library take turns, so that names stay unique and change
 * numbers become visible in their order; readers never wait.
 */
export async function writeLibrary<Result>(
  ports: LibraryPorts,
  actor: Actor,
  listId: string,
  work: (write: LibraryWrite) => Promise<Result>,
): Promise<Result> {
  return ports.db.transaction().execute(async (db) => {
    const list = await takeList(db, listId);
    if (list === undefined) throw refusals.itemNotFound();
    const access = await loadAccess(db, listId, actor);
    const longTextLength = ports.longTextLength?.(list) ?? Number.POSITIVE_INFINITY;
    const result = await work({ db, list, actor, access, change: list.change, now: ports.now(), longTextLength });
    await announceChange(db, listId);
    return result;
  });
}
