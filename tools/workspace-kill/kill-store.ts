import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/database/connect.ts';

/** Cuts some of the connections that others have to this database. */
export async function cutConnections(database: Database, atMost: number): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name <> 'workspace-kill'
    order by random() limit ${atMost}
  `.execute(database);
  return rows.length;
}

/** Every content that anything refers to. */
export async function listReferredContents(database: Database): Promise<string[]> {
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

/** What a job queue tells of its runs. */
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
