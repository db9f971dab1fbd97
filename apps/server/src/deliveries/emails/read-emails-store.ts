import type { EmailMessage } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EmailRow, EmailTables } from './email-tables.ts';
import { statusOf } from './emails-store.ts';

interface FormAt {
  readonly teamId: string;
  readonly formId: string;
}

type Attempt = EmailTables['email_attempts'];

/** A page of the emails about a form's responses, the newest first. @param before the place after which the page begins */
export async function readEmails(
  database: Database,
  { teamId, formId }: FormAt,
  { before, most }: { readonly before: number | undefined; readonly most: number },
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
    .limit(most + 1)
    .execute();
  const page = rows.slice(0, most);
  const attempts = await readAttempts(database, { teamId, formId }, page);
  const messages = page.map((row) => messageOf(row, attempts.get(keyOf(row)) ?? []));
  return { messages, next: rows.length > most ? page.at(-1)!.place : null };
}

const mostAttempts = 20;

/** The last tries of these emails, the newest first. */
async function readAttempts(database: Database, { teamId, formId }: FormAt, rows: readonly EmailRow[]) {
  const responses = rows.map((row) => row.response_id);
  const revisions = rows.map((row) => row.revision);
  const { rows: found } = await sql<Attempt>`
    select tried.* from unnest(${responses}::text[], ${revisions}::int[]) as asked (response_id, revision), lateral (
      select * from email_attempts
      where team_id = ${teamId} and form_id = ${formId}
        and response_id = asked.response_id and revision = asked.revision
      order by at desc limit ${mostAttempts}
    ) tried
  `.execute(database);
  return Map.groupBy(found, keyOf);
}

const keyOf = (row: Pick<EmailRow, 'response_id' | 'revision'>): string => `${row.response_id} ${row.revision}`;

const messageOf = (row: EmailRow, attempts: readonly Attempt[]): EmailMessage => ({
  id: row.id,
  responseId: row.response_id,
  submissionNumber: row.submission_number,
  revision: row.revision,
  sender: row.sender,
  ...statusOf(row),
  attempts: attempts.map((attempt) => ({
    at: attempt.at.toISOString(),
    tookMs: attempt.took_ms,
    statusCode: attempt.status_code,
    failure: attempt.failure,
  })),
});
