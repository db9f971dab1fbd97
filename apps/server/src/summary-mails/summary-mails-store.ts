import {
  MAX_SUMMARY_MAILS_PER_FORM,
  type SummaryFailure,
  type SummaryMailSettings,
  type SummarySchedule,
} from '@tideform/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Database } from '../database/connect.ts';

/** Recipient of a summary email. Name and address come from the directory when the summary email is saved. */
export interface SummaryRecipient {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** Summary email as stored in the database: its schedule, recipients, connected account and last result. */
export interface StoredSummaryMail
  extends SummarySchedule,
    Pick<SummaryMailSettings, 'viewId' | 'language' | 'sender'> {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly recipients: readonly SummaryRecipient[];
  readonly isPaused: boolean;
  readonly graphCredentialId: string;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly nextAt: Date;
  readonly lastAt: Date | null;
  readonly lastOutcome: 'sending' | 'sent' | 'failed' | 'uncertain' | null;
  readonly lastFailure: SummaryFailure | null;
}

interface FormKey {
  readonly teamId: string;
  readonly formId: string;
}

const summaryMailColumns = sql`
  id, team_id as "teamId", form_id as "formId", tenant_id as "tenantId", view_id as "viewId", recipients, every, weekday,
  month_day as "monthDay", minutes, time_zone as "timeZone", language, sender, is_paused as "isPaused",
  graph_credential_id as "graphCredentialId", changed_by as "changedBy", changed_at as "changedAt", next_at as "nextAt", last_at as "lastAt",
  last_outcome as "lastOutcome", last_failure as "lastFailure"
`;

const recipientsSchema = z.array(z.object({ id: z.string(), name: z.string(), address: z.string() }));

const parseRow = (row: StoredSummaryMail): StoredSummaryMail => ({
  ...row,
  recipients: recipientsSchema.parse(row.recipients),
});

/** Loads the summary emails of a form, oldest first. */
export async function loadSummaryMails(database: Database, { teamId, formId }: FormKey): Promise<StoredSummaryMail[]> {
  const { rows } = await sql<StoredSummaryMail>`
    select ${summaryMailColumns} from summary_mails where team_id = ${teamId} and form_id = ${formId} order by made_at, id
  `.execute(database);
  return rows.map(parseRow);
}

export async function findSummaryMail(database: Database, id: string): Promise<StoredSummaryMail | undefined> {
  const { rows } =
    await sql<StoredSummaryMail>`select ${summaryMailColumns} from summary_mails where id = ${id}`.execute(database);
  return rows.map(parseRow)[0];
}

/** Properties of a summary email that are set when a builder saves it. */
export type SavedSummaryMail = Omit<StoredSummaryMail, 'changedAt' | 'lastAt' | 'lastOutcome' | 'lastFailure'>;

/**
 * Creates or updates a summary email.
 * @returns `false` if the form has too many summary emails, or the ID belongs to another form
 */
export async function saveSummaryMail(database: Database, mail: SavedSummaryMail, now: Date): Promise<boolean> {
  const { id, teamId, formId, nextAt } = mail;
  const { numAffectedRows } = await sql`
    insert into summary_mails (
      id, team_id, form_id, tenant_id, view_id, recipients, every, weekday, month_day, minutes, time_zone, language, sender,
      is_paused, graph_credential_id, made_at, changed_by, changed_at, next_at, try_at
    )
    select
      ${id}, ${teamId}, ${formId}, ${mail.tenantId}, ${mail.viewId}, ${JSON.stringify(mail.recipients)}::jsonb, ${mail.every},
      ${mail.weekday}, ${mail.monthDay}, ${mail.minutes}, ${mail.timeZone}, ${mail.language}, ${mail.sender},
      ${mail.isPaused}, ${mail.graphCredentialId}, ${now}, ${mail.changedBy}, ${now}, ${nextAt}, ${nextAt}
    where (
      select count(*) from summary_mails where team_id = ${teamId} and form_id = ${formId} and id <> ${id}
    ) < ${MAX_SUMMARY_MAILS_PER_FORM}
    on conflict (id) do update set
      view_id = excluded.view_id, recipients = excluded.recipients, every = excluded.every, weekday = excluded.weekday,
      month_day = excluded.month_day, minutes = excluded.minutes, time_zone = excluded.time_zone,
      language = excluded.language, sender = excluded.sender, is_paused = excluded.is_paused,
      graph_credential_id = excluded.graph_credential_id, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at, next_at = excluded.next_at, try_at = excluded.try_at
    where summary_mails.team_id = excluded.team_id and summary_mails.form_id = excluded.form_id
  `.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes a summary email. @returns whether the summary email existed */
export async function deleteStoredSummaryMail(
  database: Database,
  { teamId, formId }: FormKey,
  id: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from summary_mails where id = ${id} and team_id = ${teamId} and form_id = ${formId}
  `.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Finds summary emails that are due. @returns their IDs */
export async function findDueSummaries(database: Database, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from summary_mails where not is_paused and next_at <= ${now} and try_at <= ${now} order by try_at limit ${limit}
  `.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Claims a due summary email, so that no other process sends it until `until`.
 * @returns `undefined` if another process has claimed it, or it isn't due
 */
export async function claimDueSummary(
  database: Database,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<StoredSummaryMail | undefined> {
  const { rows } = await sql<StoredSummaryMail>`
    update summary_mails set try_at = ${until}
    where id = ${id} and not is_paused and next_at <= ${now} and try_at <= ${now}
    returning ${summaryMailColumns}
  `.execute(database);
  return rows.map(parseRow)[0];
}

/**
 * Marks a summary email as being sent, and sets its next due time. Commits before the email is sent, so that a crash
 * can't cause a second email.
 * @returns `false` if another process has marked it, or a builder has paused or rescheduled it
 */
export async function markSending(
  database: Database,
  { id, nextAt: due }: Pick<StoredSummaryMail, 'id' | 'nextAt'>,
  { now, next }: { readonly now: Date; readonly next: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update summary_mails
    set next_at = ${next}, try_at = ${next}, last_at = ${now}, last_outcome = 'sending', last_failure = null
    where id = ${id} and next_at = ${due} and not is_paused
  `.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Result of sending a summary email. */
export interface SummaryResult {
  readonly result: 'sent' | 'failed' | 'uncertain';
  readonly failure: SummaryFailure | null;
  /** Time of the next retry, and the original due time that it keeps. */
  readonly retry?: { readonly due: Date; readonly tryAt: Date };
  /** Next due time; absent if it was already set before sending. */
  readonly next?: Date;
  /** Whether the summary is paused until a builder changes it. */
  readonly isPaused?: boolean;
}

/** Stores the result of sending a summary email. Doesn't overwrite settings that were changed in the meantime. */
export async function saveSummaryResult(
  database: Database,
  { id, changedAt }: Pick<StoredSummaryMail, 'id' | 'changedAt'>,
  { result: outcome, failure, retry: again, next, isPaused = false }: SummaryResult,
  now: Date,
): Promise<void> {
  await sql`
    update summary_mails set last_at = ${now}, last_outcome = ${outcome}, last_failure = ${failure},
      next_at = case when changed_at = ${changedAt} then coalesce(${again?.due ?? next ?? null}::timestamptz, next_at) else next_at end,
      try_at = case when changed_at = ${changedAt} then coalesce(${again?.tryAt ?? next ?? null}::timestamptz, try_at) else try_at end,
      is_paused = is_paused or (changed_at = ${changedAt} and ${isPaused})
    where id = ${id}
  `.execute(database);
}
