import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { type LibraryDatabase, withLibraryTables } from '../library-tables.ts';
import type { LibraryPorts } from '../write-library.ts';

/** Records that content is stored now. Must run before the content can be found in the store. */
export async function recordStoredContent(db: LibraryDatabase, sha256: string): Promise<void> {
  await sql`
    insert into workspace.contents (sha256, stored_at) values (${sha256}, now())
    on conflict (sha256) do update set stored_at = excluded.stored_at
  `.execute(db);
}

/** Records content that was found in the store, unless it is recorded already. */
export async function recordFoundContents(db: LibraryDatabase, sha256s: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into workspace.contents (sha256, stored_at)
    select sha256, ${now} from unnest(${sha256s}::text[]) as sha256
    on conflict do nothing
  `.execute(db);
}

/**
 * Locks, until the transaction ends, up to `limit` contents that no file, version, draft, upload or photo refers to and
 * that were last stored before `storedBefore`. Storing one of them again waits for the transaction.
 */
export async function lockUnusedContents(db: LibraryDatabase, storedBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from workspace.contents content
    where stored_at < ${storedBefore}
      and not exists (select from workspace.items where sha256 = content.sha256)
      and not exists (
        select from workspace.items where draft is not null and draft ->> 'sha256' = content.sha256
      )
      and not exists (select from workspace.versions where sha256 = content.sha256)
      and not exists (select from workspace.upload_parts where sha256 = content.sha256)
      and not exists (select from workspace.photos where sha256 = content.sha256)
      and sha256 not in (select value ->> 'sha256' from workspace.identity_keys where name = 'file-store')
    limit ${limit}
    for update skip locked
  `.execute(db);
  return rows.map((row) => row.sha256);
}

export async function deleteContentRows(db: LibraryDatabase, sha256s: readonly string[]): Promise<void> {
  await sql`delete from workspace.contents where sha256 = any(${sha256s})`.execute(db);
}

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
