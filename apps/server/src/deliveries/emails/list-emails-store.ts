import type { EmailMessage } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EmailRow, EmailTables } from './email-tables.ts';
import { toEmailStatus } from './emails-store.ts';

interface FormKey {
  readonly teamId: string;
  readonly formId: string;
}

type EmailAttemptRow = EmailTables['email_attempts'];

/**
 * Loads a page of the emails about a form's responses, newest first.
 * @param before `next` of the previous page: emails with a lower sequence number are loaded
 */
export async function loadEmails(
  database: Database,
  { teamId, formId }: FormKey,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<{ readonly messages: EmailMessage[]; readonly next: number | null }> {
  let query = database
    .withTables<EmailTables>()
    .selectFrom('email_messages')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId);
  if (before !== undefined) query = query.where('place', '<', before);
  const rows = await query
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const attempts = await loadAttempts(database, { teamId, formId }, page);
  const messages = page.map((row) => toEmailMessage(row, attempts.get(getRevisionKey(row)) ?? []));
  return { messages, next: rows.length > limit ? page.at(-1)!.place : null };
}

const MAX_ATTEMPTS = 20;

/** Loads the last attempts to send each of these emails, newest first. @returns a map keyed by response and revision */
async function loadAttempts(database: Database, { teamId, formId }: FormKey, rows: readonly EmailRow[]) {
  const responses = rows.map((row) => row.response_id);
  const revisions = rows.map((row) => row.revision);
  const { rows: found } = await sql<EmailAttemptRow>`
    select tried.* from unnest(${responses}::text[], ${revisions}::int[]) as asked (response_id, revision), lateral (
      select * from email_attempts
      where team_id = ${teamId} and form_id = ${formId}
        and response_id = asked.response_id and revision = asked.revision
      order by at desc limit ${MAX_ATTEMPTS}
    ) tried
  `.execute(database);
  return Map.groupBy(found, getRevisionKey);
}

const getRevisionKey = (row: Pick<EmailRow, 'response_id' | 'revision'>): string =>
  `${row.response_id} ${row.revision}`;

const toEmailMessage = (row: EmailRow, attempts: readonly EmailAttemptRow[]): EmailMessage => ({
  id: row.id,
  responseId: row.response_id,
  submissionNumber: row.submission_number,
  revision: row.revision,
  sender: row.sender,
  ...toEmailStatus(row),
  attempts: attempts.map((attempt) => ({
    at: attempt.at.toISOString(),
    tookMs: attempt.took_ms,
    statusCode: attempt.status_code,
    failure: attempt.failure,
  })),
});
