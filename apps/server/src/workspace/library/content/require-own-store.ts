import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { withAdvisoryLock } from '../../../database/advisory-lock.ts';
import type { Database } from '../../../database/connect.ts';
import { FileMissing, type FileStore } from '../../../files/file-store.ts';
import { findStoreMark, insertStoreMark } from './store-mark-store.ts';

/**
 * Makes sure that the database and the file store belong together, by content that the first start leaves in the store. A
 * machine with a folder of its own would otherwise keep files where no other machine finds them.
 *
 * @throws when the store lacks the mark
 */
export async function requireOwnStore(database: Database, files: FileStore): Promise<void> {
  await withAdvisoryLock(database, 'mark the file store', async () => {
    const mark = await findStoreMark(database);
    if (mark !== undefined) return lookFor(files, mark);
    const { sha256 } = await files.put(Readable.from([Buffer.from(`Files of a workspace: ${randomUUID()}`)]));
    await insertStoreMark(database, sha256);
  });
}

async function lookFor(files: FileStore, mark: string): Promise<void> {
  try {
    (await files.open(mark)).destroy();
  } catch (cause) {
    if (!(cause instanceof FileMissing)) throw cause;
    throw new Error(
      'The files of this database are kept elsewhere. Set FILES_DIR or S3_BUCKET to where they are: the same place for every process',
      { cause },
    );
  }
}
