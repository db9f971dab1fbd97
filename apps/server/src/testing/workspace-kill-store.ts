import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Terminates at most `atMost` other connections to this database. */
export async function terminateConnections(database: Database, atMost: number): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name <> 'workspace-kill'
    order by random() limit ${atMost}
  `.execute(database);
  return rows.length;
}

/** Lists the hashes of all referenced file contents. */
export async function listReferencedHashes(database: Database): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from workspace.items where sha256 is not null
    union select draft ->> 'sha256' from workspace.items where draft ->> 'sha256' is not null
    union select sha256 from workspace.versions where sha256 is not null
    union select sha256 from workspace.upload_parts
    union select sha256 from workspace.photos
  `.execute(database);
  return rows.map((row) => row.sha256);
}

export async function listSubjects(database: Database): Promise<string[]> {
  const { rows } = await sql<{
    subject: string;
  }>`select message ->> 'subject' as subject from workspace.mails`.execute(database);
  return rows.map((row) => row.subject);
}

/** Counts the jobs in the queue by state. */
export async function countRuns(database: Database): Promise<{ queued: number; failed: number; done: number }> {
  const { rows } = await sql<{ queued: number; failed: number; done: number }>`
    select
      count(*) filter (where state in ('created', 'retry', 'active')) as queued,
      count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'completed') as done
    from jobs.job
  `.execute(database);
  return rows[0]!;
}

/**
 * Simulates data loss: deletes an email, renames the files of a folder, and resets a counter. A whole folder is
 * affected, since the result of a single file could be uncertain.
 */
export async function simulateDataLoss(database: Database): Promise<void> {
  await sql`
    delete from workspace.mails where id = (select id from workspace.mails where message ->> 'subject' = 'once 1')
  `.execute(database);
  await sql`
    update workspace.items set name = 'lost-' || id where deleted_at is null and parent_id in (
      select id from workspace.items where name = 'files-1'
    )
  `.execute(database);
  await sql`
    update workspace.items set fields = jsonb_set(fields, '{KillCount}', '-1') where name = 'shared.txt'
  `.execute(database);
}
