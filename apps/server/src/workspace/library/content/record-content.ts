import type { Database } from '../../../database/connect.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { withLibraryTables } from '../library-tables.ts';
import { recordStoredContent } from './content-store.ts';

/**
 * Wraps a file store so that a row records when each content was last stored. The row is written before the content can
 * be found, and the sweep holds the row while it deletes the content. Content that is stored again during a sweep, in
 * any process, is therefore either too young to be deleted, or written after the deletion.
 */
export function recordContent(files: FileStore, database: Database): FileStore {
  const db = withLibraryTables(database);
  return {
    ...files,
    put: (content, beforeKept) =>
      files.put(content, async (stored) => {
        await recordStoredContent(db, stored.sha256);
        await beforeKept?.(stored);
      }),
  };
}
