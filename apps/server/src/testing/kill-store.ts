import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Webhook events and emails about a response, as stored in the database. */
interface ResponseDeliveries {
  readonly webhooks: readonly {
    readonly url: string;
    readonly state: string;
    readonly attempts: number;
    readonly isDisabled: boolean;
  }[];
  readonly emails: readonly { readonly state: string; readonly failure: string | null }[];
}

export async function loadDeliveries(database: Database, responseId: string): Promise<ResponseDeliveries> {
  const { rows: webhooks } = await sql<ResponseDeliveries['webhooks'][number]>`
    select url, state, attempts, disabled_at is not null as "isDisabled"
    from webhook_messages join webhooks on webhooks.id = webhook_id where response_id = ${responseId}
  `.execute(database);
  const { rows: emails } = await sql<ResponseDeliveries['emails'][number]>`
    select state, failure from email_messages where response_id = ${responseId}
  `.execute(database);
  return { webhooks, emails };
}

/** Counts assigned and distinct submission numbers of a team, to find duplicates. */
export async function countNumbers(database: Database, teamId: string): Promise<{ given: number; different: number }> {
  const { rows } = await sql<{ given: number; different: number }>`
    select count(*) as given, count(distinct (form_id, number)) as different
    from given_submission_numbers where team_id = ${teamId}
  `.execute(database);
  return rows[0]!;
}

/** Makes interrupted emails look ten minutes older, so that they count as uncertain. */
export async function backdateEmails(database: Database, responseId: string): Promise<void> {
  await sql`
    update email_messages set tried_at = tried_at - interval '11 minutes'
    where state = 'sending' and response_id = ${responseId}
  `.execute(database);
}

/**
 * Makes the heartbeats of a response's jobs look expired, as after 30 seconds without their process.
 * @returns the number of jobs
 */
export async function expireRuns(database: Database, responseId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs.job set state = 'retry', start_after = now(), retry_count = 0
    where state = 'active' and singleton_key like ${`%${responseId}`}
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

/** Counts a response's jobs that are waiting, running or interrupted. */
export async function countResponseRuns(database: Database, responseId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from jobs.job
    where state in ('created', 'retry', 'active') and singleton_key like ${`%/${responseId}`}
  `.execute(database);
  return rows[0]!.open;
}

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
