import type { LibraryPorts } from '../write-library.ts';
import { deleteContentRows, lockUnusedContents, recordFoundContents } from './content-store.ts';

/** Content younger than this may belong to a write in progress. */
const GRACE_PERIOD_MS = 7 * 24 * 3_600_000;
const BATCH_SIZE = 100;

/**
 * Deletes content that nothing refers to: parts of completed or abandoned uploads, and trimmed versions. Safe to run
 * concurrently with writes and with other sweeps, see `recordContent`.
 *
 * @returns the number of deleted contents
 */
export async function sweepContent(ports: LibraryPorts): Promise<number> {
  const storedBefore = new Date(ports.now().getTime() - GRACE_PERIOD_MS);
  await recordUnknownContent(ports, storedBefore);
  let swept = 0;
  for (;;) {
    const deletedCount = await sweepBatch(ports, storedBefore);
    swept += deletedCount;
    if (deletedCount < BATCH_SIZE) return swept;
  }
}

/** Records content without a database row, such as that of older servers, so that a later sweep deletes it. */
async function recordUnknownContent({ db, files, now }: LibraryPorts, storedBefore: Date): Promise<void> {
  let some: string[] = [];
  for await (const sha256 of files.list(storedBefore)) {
    some.push(sha256);
    if (some.length < BATCH_SIZE) continue;
    await recordFoundContents(db, some, now());
    some = [];
  }
  if (some.length > 0) await recordFoundContents(db, some, now());
}

async function sweepBatch({ db, files }: LibraryPorts, storedBefore: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const unused = await lockUnusedContents(transaction, storedBefore, BATCH_SIZE);
    // NOTE: all deletions must have finished when the transaction releases the rows.
    const results = await Promise.allSettled(unused.map((sha256) => files.delete(sha256)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    await deleteContentRows(transaction, unused);
    return unused.length;
  });
}
