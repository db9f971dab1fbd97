import { sql } from 'kysely';
import type { LibraryDatabase } from '../library-tables.ts';

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
