import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Webhook events and emails about a response, as stored in the database. */
export interface ResponseDeliveries {
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
