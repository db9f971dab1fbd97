import type { LibraryPorts } from '../write-library.ts';
import { forgetContents, noteFound, takeUnused } from './content-store.ts';

/** Content younger than this may belong to a write that is still under way. */
const REST_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 100;

/**
 * Deletes content that nothing refers to: parts of uploads that are done, uploads that were given up, versions that were
 * trimmed. May run beside itself and beside writes, in several processes: see `recordContent`.
 *
 * @returns how many contents went
 */
export async function sweepContent(ports: LibraryPorts): Promise<number> {
  const restEnd = new Date(ports.now().getTime() - REST_MS);
  await noteStrays(ports, restEnd);
  let swept = 0;
  for (;;) {
    const some = await sweepSome(ports, restEnd);
    swept += some;
    if (some < AT_ONCE) return swept;
  }
}

/** Content that the database does not know, as that of older servers, is looked at again after a rest. */
async function noteStrays({ db, files, now }: LibraryPorts, restEnd: Date): Promise<void> {
  let some: string[] = [];
  for await (const sha256 of files.list(restEnd)) {
    some.push(sha256);
    if (some.length < AT_ONCE) continue;
    await noteFound(db, some, now());
    some = [];
  }
  if (some.length > 0) await noteFound(db, some, now());
}

async function sweepSome({ db, files }: LibraryPorts, restEnd: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const unused = await takeUnused(transaction, restEnd, AT_ONCE);
    // NOTE: none may be under way any more when the transaction, and with it the rows, is let go.
    const ends = await Promise.allSettled(unused.map((sha256) => files.delete(sha256)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    await forgetContents(transaction, unused);
    return unused.length;
  });
}
