import type { EmailFailure, EmailSender, EmailStatus } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { noteOutcome } from '../statuses/unwritten-store.ts';
import type { EmailRow, EmailTables } from './email-tables.ts';
import { noteFailed } from './note-failed.ts';

/** A happening that an email tells of: it is told once for each revision, whatever triggered it. */
export interface EmailEvent {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  readonly revision: number;
}

/** What is to be sent; `failure`: it is known already that it cannot be. */
export interface NewEmail {
  readonly id: string;
  readonly sender: EmailSender;
  readonly graphCredentialId: string;
  readonly sealedBody: string | null;
  readonly failure: EmailFailure | null;
  readonly submissionNumber: number | null;
}

/** A letter that this caller, and nobody else, is to send now. */
export interface ClaimedEmail {
  readonly id: string;
  readonly sender: EmailSender;
  readonly graphCredentialId: string;
  readonly sealedBody: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** How often somebody wanted it, from 1. */
  readonly runs: number;
}

/** A response whose emails are sent one after the other. */
export interface EmailsPlace {
  readonly teamId: string;
  readonly responseId: string;
}

/** Where an email's body is sealed. */
export const emailPlace = (emailId: string): string => `email-messages/${emailId}/body`;

const emails = (database: Database) => database.withTables<EmailTables>();

const valuesOf = (event: EmailEvent, email: NewEmail, now: Date) => ({
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

const oneOfRevision = ['team_id', 'form_id', 'response_id', 'revision'] as const;

/** Has an email sent, unless its revision has one. */
export async function addEmail(database: Database, event: EmailEvent, email: NewEmail, now: Date): Promise<void> {
  const result = await emails(database)
    .insertInto('email_messages')
    .values(valuesOf(event, email, now))
    .onConflict((conflict) => conflict.columns(oneOfRevision).doNothing())
    .executeTakeFirst();
  if (email.failure && (result.numInsertedOrUpdatedRows ?? 0n) > 0n)
    await noteFailed(database, { ...event, submissionNumber: email.submissionNumber }, now);
}

/** The email of a revision, by its id. */
export async function readEmailId(database: Database, event: EmailEvent): Promise<string | undefined> {
  const row = await emails(database)
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
 * Has it sent because somebody asks for it, again where it was; one that is being sent now is left alone. Its row has another id then: what a
 * try before it says of itself so late is nobody's.
 */
export async function addEmailAgain(database: Database, event: EmailEvent, email: NewEmail, now: Date): Promise<void> {
  const values = valuesOf(event, email, now);
  await emails(database)
    .insertInto('email_messages')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(oneOfRevision)
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

const ofResponse = ({ teamId, responseId }: EmailsPlace) =>
  sql<boolean>`email_messages.team_id = ${teamId} and email_messages.response_id = ${responseId}`;

/** An earlier email of the response has not gone: it would be overtaken. */
const isBehindNone = sql<boolean>`not exists (
  select 1 from email_messages earlier
  where earlier.team_id = email_messages.team_id and earlier.response_id = email_messages.response_id
    and earlier.place < email_messages.place and earlier.state in ('waiting', 'sending')
)`;

/**
 * Writes down that the next email of a response is being sent. Committed before anything goes out: whoever dies after it has perhaps sent.
 */
export async function claimEmail(database: Database, place: EmailsPlace, now: Date): Promise<ClaimedEmail | undefined> {
  const row = await emails(database)
    .updateTable('email_messages')
    .set(({ eb }) => ({ state: 'sending', tried_at: now, attempts: eb('attempts', '+', 1) }))
    .where(ofResponse(place))
    .where('state', '=', 'waiting')
    .where('body', 'is not', null)
    .where('next_at', '<=', now)
    .where(isBehindNone)
    .returning(['id', 'sender', 'graph_credential_id', 'body', 'attempts', 'runs'])
    .executeTakeFirst();
  if (!row || row.body === null) return undefined;
  const { id, sender, attempts, runs } = row;
  return { id, sender, attempts, runs, graphCredentialId: row.graph_credential_id, sealedBody: row.body };
}

/** What came of a try. */
export interface EmailOutcome {
  readonly state: 'waiting' | 'sent' | 'failed' | 'uncertain';
  readonly failure: EmailFailure | null;
  readonly statusCode: number | null;
  readonly nextAt: Date;
}

/**
 * Keeps what came of a try. The body goes with the letter.
 *
 * @param ask in the same transaction, for what is to follow
 */
export async function keepEmailOutcome(
  database: Database,
  emailId: string,
  { state, failure, statusCode, nextAt }: EmailOutcome,
  now: Date,
  ask: (within: Database) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (within) => {
    const kept = await emails(within)
      .updateTable('email_messages')
      .set({ state, failure, status_code: statusCode, next_at: nextAt, ...(state !== 'waiting' && { body: null }) })
      .where('id', '=', emailId)
      .where('state', 'in', ['sending', 'uncertain'])
      .returningAll()
      .execute();
    await keepAttempts(within, kept, now);
    await noteOutcome(within, 'email_messages', [emailId], now);
    if (state === 'failed' || state === 'uncertain') await noteAllFailed(within, kept, now);
    await ask(within);
  });
}

/** Calls emails uncertain that were being sent when whoever sent them ended. @returns how many */
export async function giveUpSending(
  database: Database,
  place: EmailsPlace,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<number> {
  return database.transaction().execute(async (within) => {
    const rows = await emails(within)
      .updateTable('email_messages')
      .set({ state: 'uncertain', failure: 'uncertain', body: null })
      .where(ofResponse(place))
      .where('state', '=', 'sending')
      .where('tried_at', '<', before)
      .returningAll()
      .execute();
    const lost = rows.map(({ id }) => id);
    await keepAttempts(within, rows, undefined);
    if (lost.length > 0) await noteOutcome(within, 'email_messages', lost, now);
    await noteAllFailed(within, rows, now);
    return lost.length;
  });
}

async function noteAllFailed(within: Database, rows: readonly EmailRow[], now: Date): Promise<void> {
  for (const row of rows) {
    const email = { teamId: row.team_id, formId: row.form_id, submissionNumber: row.submission_number };
    await noteFailed(within, email, now);
  }
}

/** @param now when they ended; `undefined`: nobody knows */
async function keepAttempts(within: Database, rows: readonly EmailRow[], now: Date | undefined): Promise<void> {
  if (rows.length === 0) return;
  const attempts = rows.map((row) => {
    const { team_id, form_id, response_id, revision, status_code, failure } = row;
    const at = row.tried_at ?? row.made_at;
    const took_ms = now ? Math.max(0, now.getTime() - at.getTime()) : null;
    return { team_id, form_id, response_id, revision, at, took_ms, status_code, failure };
  });
  await emails(within).insertInto('email_attempts').values(attempts).execute();
}

/** Responses with an email that is due, or whose sending nobody has ended. @param before when a sending must have ended by now */
export async function findDueEmails(database: Database, now: Date, before: Date, most: number): Promise<EmailsPlace[]> {
  const rows = await emails(database)
    .selectFrom('email_messages')
    .select(['team_id', 'response_id'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('next_at', '<=', now), isBehindNone]),
        and([eb('state', '=', 'sending'), eb('tried_at', '<', before)]),
      ]),
    )
    .groupBy(['team_id', 'response_id'])
    .orderBy(({ fn }) => fn.min('next_at'))
    .limit(most)
    .execute();
  return rows.map((row) => ({ teamId: row.team_id, responseId: row.response_id }));
}

/** Gives up what was made before then and never went. @returns how many */
export async function giveUpOldEmails(database: Database, before: Date): Promise<number> {
  const result = await emails(database)
    .updateTable('email_messages')
    .set({ state: 'failed', failure: 'too-old', body: null })
    .where('state', '=', 'waiting')
    .where('made_at', '<', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** What became of the last email about each response. */
export async function readEmailStatuses(
  database: Database,
  form: { readonly teamId: string; readonly formId: string },
  responseIds: readonly string[],
): Promise<Map<string, EmailStatus>> {
  const rows = await emails(database)
    .selectFrom('email_messages')
    .selectAll()
    .distinctOn('response_id')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .where('response_id', 'in', [...responseIds])
    .orderBy('response_id')
    .orderBy('place', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.response_id, statusOf(row)]));
}

export function statusOf(row: EmailRow): EmailStatus {
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
