import type { Database } from '../../../database/connect.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { libraryTables } from '../library-tables.ts';
import { noteStored } from './content-store.ts';

/**
 * The store, with a row for each content that says when it was kept last. The row is written before the content can be
 * found; the sweep deletes content while it holds the row. So content that somebody keeps again at this moment, in this
 * process or another one, is either young, and stays, or is written after it was deleted.
 */
export function recordContent(files: FileStore, database: Database): FileStore {
  const db = libraryTables(database);
  return {
    ...files,
    put: (content, beforeKept) =>
      files.put(content, async (stored) => {
        await noteStored(db, stored.sha256);
        await beforeKept?.(stored);
      }),
  };
}
