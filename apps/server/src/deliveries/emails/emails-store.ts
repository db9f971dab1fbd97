import type { EmailFailure, EmailSender, EmailStatus } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordStatusChange } from '../pending-statuses-store.ts';
import type { EmailRow, EmailTables } from './email-tables.ts';
import { notifyEmailFailed } from './notify-email-failed.ts';

/**
 * Identifies the revision of a response that an email is about. Each revision gets one email, regardless of the
 * trigger.
 */
export interface EmailKey {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  readonly revision: number;
}

/** Email to insert into the queue. An email with a `failure` is stored as failed and never sent. */
export interface NewEmail {
  readonly id: string;
  readonly sender: EmailSender;
  readonly graphCredentialId: string;
  readonly sealedBody: string | null;
  readonly failure: EmailFailure | null;
  readonly submissionNumber: number | null;
}

/** Email that the caller has marked as `sending`. */
export interface ClaimedEmail {
  readonly id: string;
  readonly sender: EmailSender;
  readonly graphCredentialId: string;
  readonly sealedBody: string;
  /** Number of attempts, including the current one. */
  readonly attempts: number;
  /** Number of times a user requested the email, starting at 1. Greater than 1 after a resend. */
  readonly runs: number;
}

/** Identifies a response whose emails are sent in order, one at a time. */
export interface EmailQueueKey {
  readonly teamId: string;
  readonly responseId: string;
}

/** Returns the context under which the body of an email is sealed. */
export const getEmailSealContext = (emailId: string): string => `email-messages/${emailId}/body`;

const withEmailTables = (database: Database) => database.withTables<EmailTables>();

const toRow = (event: EmailKey, email: NewEmail, now: Date) => ({
  id: email.id,
  team_id: event.teamId,
  form_id: event.formId,
  response_id: event.responseId,
  revision: event.revision,
  sender: email.sender,
  graph_credential_id: email.graphCredentialId,
  body: email.sealedBody,
  state: email.failure ? ('failed' as const) : ('waiting' as const),
  failure: email.failure,
  next_at: now,
  made_at: now,
  submission_number: email.submissionNumber,
});

const revisionKey = ['team_id', 'form_id', 'response_id', 'revision'] as const;

/** Queues an email, unless an email about the same revision exists. */
export async function insertEmail(database: Database, event: EmailKey, email: NewEmail, now: Date): Promise<void> {
  const result = await withEmailTables(database)
    .insertInto('email_messages')
    .values(toRow(event, email, now))
    .onConflict((conflict) => conflict.columns(revisionKey).doNothing())
    .executeTakeFirst();
  if (email.failure && (result.numInsertedOrUpdatedRows ?? 0n) > 0n)
    await notifyEmailFailed(database, { ...event, submissionNumber: email.submissionNumber }, now);
}

/** Finds the ID of the email about a revision. */
export async function findEmailId(database: Database, event: EmailKey): Promise<string | undefined> {
  const row = await withEmailTables(database)
    .selectFrom('email_messages')
    .select('id')
    .where('team_id', '=', event.teamId)
    .where('form_id', '=', event.formId)
    .where('response_id', '=', event.responseId)
    .where('revision', '=', event.revision)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Queues an email on request, even if it was already sent. Doesn't change an email that is being sent. The row gets a
 * new ID, so that a late result of an earlier attempt doesn't apply to it.
 */
export async function requeueEmail(database: Database, event: EmailKey, email: NewEmail, now: Date): Promise<void> {
  const values = toRow(event, email, now);
  await withEmailTables(database)
    .insertInto('email_messages')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(revisionKey)
        .doUpdateSet(({ eb }) => ({
          ...values,
          attempts: 0,
          status_code: null,
          tried_at: null,
          runs: eb('email_messages.runs', '+', 1),
        }))
        .where('email_messages.state', '<>', 'sending'),
    )
    .execute();
}

const isOfResponse = ({ teamId, responseId }: EmailQueueKey) =>
  sql<boolean>`email_messages.team_id = ${teamId} and email_messages.response_id = ${responseId}`;

/** SQL condition: true if all earlier emails about the same response are finished, so that they are sent in order. */
const isNextOfResponse = sql<boolean>`not exists (
  select 1 from email_messages earlier
  where earlier.team_id = email_messages.team_id and earlier.response_id = email_messages.response_id
    and earlier.place < email_messages.place and earlier.state in ('waiting', 'sending')
)`;

/**
 * Marks the next email about a response as `sending`. Commits before the email is sent: if the process ends while
 * sending, it is unknown whether the email was sent, and it must not be sent again.
 */
export async function claimEmail(
  database: Database,
  queueKey: EmailQueueKey,
  now: Date,
): Promise<ClaimedEmail | undefined> {
  const row = await withEmailTables(database)
    .updateTable('email_messages')
    .set(({ eb }) => ({ state: 'sending', tried_at: now, attempts: eb('attempts', '+', 1) }))
    .where(isOfResponse(queueKey))
    .where('state', '=', 'waiting')
    .where('body', 'is not', null)
    .where('next_at', '<=', now)
    .where(isNextOfResponse)
    .returning(['id', 'sender', 'graph_credential_id', 'body', 'attempts', 'runs'])
    .executeTakeFirst();
  if (!row || row.body === null) return undefined;
  const { id, sender, attempts, runs } = row;
  return { id, sender, attempts, runs, graphCredentialId: row.graph_credential_id, sealedBody: row.body };
}

/** Result of an attempt to send an email. */
export interface EmailResult {
  readonly state: 'waiting' | 'sent' | 'failed' | 'uncertain';
  readonly failure: EmailFailure | null;
  readonly statusCode: number | null;
  readonly nextAt: Date;
}

/**
 * Stores the result of an attempt to send an email. Deletes the email's body unless another attempt follows.
 *
 * @param enqueue queues follow-up jobs in the same transaction
 */
export async function saveEmailResult(
  database: Database,
  emailId: string,
  { state, failure, statusCode, nextAt }: EmailResult,
  now: Date,
  enqueue: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const updated = await withEmailTables(transaction)
      .updateTable('email_messages')
      .set({ state, failure, status_code: statusCode, next_at: nextAt, ...(state !== 'waiting' && { body: null }) })
      .where('id', '=', emailId)
      .where('state', 'in', ['sending', 'uncertain'])
      .returningAll()
      .execute();
    await insertAttempts(transaction, updated, now);
    await recordStatusChange(transaction, 'email_messages', [emailId], now);
    if (state === 'failed' || state === 'uncertain') await notifyEmailsFailed(transaction, updated, now);
    await enqueue(transaction);
  });
}

/**
 * Marks emails as uncertain if the process that was sending them ended.
 * @param before emails whose attempt started earlier are affected
 * @returns the number of affected emails
 */
export async function markInterruptedEmails(
  database: Database,
  queueKey: EmailQueueKey,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const rows = await withEmailTables(transaction)
      .updateTable('email_messages')
      .set({ state: 'uncertain', failure: 'uncertain', body: null })
      .where(isOfResponse(queueKey))
      .where('state', '=', 'sending')
      .where('tried_at', '<', before)
      .returningAll()
      .execute();
    const interruptedIds = rows.map(({ id }) => id);
    await insertAttempts(transaction, rows, undefined);
    if (interruptedIds.length > 0) await recordStatusChange(transaction, 'email_messages', interruptedIds, now);
    await notifyEmailsFailed(transaction, rows, now);
    return interruptedIds.length;
  });
}

async function notifyEmailsFailed(transaction: Database, rows: readonly EmailRow[], now: Date): Promise<void> {
  for (const row of rows) {
    const email = { teamId: row.team_id, formId: row.form_id, submissionNumber: row.submission_number };
    await notifyEmailFailed(transaction, email, now);
  }
}

/** Stores an attempt for each email row. @param now end of the attempts; `undefined` if unknown */
async function insertAttempts(transaction: Database, rows: readonly EmailRow[], now: Date | undefined): Promise<void> {
  if (rows.length === 0) return;
  const attempts = rows.map((row) => {
    const { team_id, form_id, response_id, revision, status_code, failure } = row;
    const at = row.tried_at ?? row.made_at;
    const took_ms = now ? Math.max(0, now.getTime() - at.getTime()) : null;
    return { team_id, form_id, response_id, revision, at, took_ms, status_code, failure };
  });
  await withEmailTables(transaction).insertInto('email_attempts').values(attempts).execute();
}

/**
 * Finds responses with an email that is due, or whose sending was interrupted because the process ended.
 * @param before an attempt that started earlier counts as interrupted
 */
export async function findDueEmailQueues(
  database: Database,
  now: Date,
  before: Date,
  limit: number,
): Promise<EmailQueueKey[]> {
  const rows = await withEmailTables(database)
    .selectFrom('email_messages')
    .select(['team_id', 'response_id'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('next_at', '<=', now), isNextOfResponse]),
        and([eb('state', '=', 'sending'), eb('tried_at', '<', before)]),
      ]),
    )
    .groupBy(['team_id', 'response_id'])
    .orderBy(({ fn }) => fn.min('next_at'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ teamId: row.team_id, responseId: row.response_id }));
}

/**
 * Marks emails as failed that were queued before `before` and are still waiting.
 * @returns the number of failed emails
 */
export async function expireOldEmails(database: Database, before: Date): Promise<number> {
  const result = await withEmailTables(database)
    .updateTable('email_messages')
    .set({ state: 'failed', failure: 'too-old', body: null })
    .where('state', '=', 'waiting')
    .where('made_at', '<', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Loads the status of the last email about each response. @returns a map from response ID to email status */
export async function loadEmailStatuses(
  database: Database,
  form: { readonly teamId: string; readonly formId: string },
  responseIds: readonly string[],
): Promise<Map<string, EmailStatus>> {
  const rows = await withEmailTables(database)
    .selectFrom('email_messages')
    .selectAll()
    .distinctOn('response_id')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .where('response_id', 'in', [...responseIds])
    .orderBy('response_id')
    .orderBy('place', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.response_id, toEmailStatus(row)]));
}

export function toEmailStatus(row: EmailRow): EmailStatus {
  const isUntried = row.state === 'sending' || (row.state === 'waiting' && row.attempts === 0);
  const status = isUntried ? 'waiting' : row.state === 'sent' && row.failure === null ? 'sent' : 'error';
  return {
    status,
    failure: isUntried ? null : row.failure,
    statusCode: isUntried ? null : row.status_code,
    nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
    timestamp: (row.tried_at ?? row.made_at).toISOString(),
  };
}
