import {
  type SummaryFailure,
  type SummaryMailSettings,
  type SummarySchedule,
  summaryMailsOfForm,
} from '@tideform/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Database } from '../database/connect.ts';

/** A person who gets it, as the directory had them when it was saved. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** A summary that goes out by email, as it is kept. */
export interface KeptSummaryMail extends SummarySchedule, Pick<SummaryMailSettings, 'viewId' | 'language' | 'sender'> {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly recipients: readonly Recipient[];
  readonly isPaused: boolean;
  readonly graphCredentialId: string;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly nextAt: Date;
  readonly lastAt: Date | null;
  readonly lastOutcome: 'sending' | 'sent' | 'failed' | 'uncertain' | null;
  readonly lastFailure: SummaryFailure | null;
}

interface FormAt {
  readonly teamId: string;
  readonly formId: string;
}

const columns = sql`
  id, team_id as "teamId", form_id as "formId", tenant_id as "tenantId", view_id as "viewId", recipients, every, weekday,
  month_day as "monthDay", minutes, time_zone as "timeZone", language, sender, is_paused as "isPaused",
  graph_credential_id as "graphCredentialId", changed_by as "changedBy", changed_at as "changedAt", next_at as "nextAt", last_at as "lastAt",
  last_outcome as "lastOutcome", last_failure as "lastFailure"
`;

const recipientsShape = z.array(z.object({ id: z.string(), name: z.string(), address: z.string() }));

const read = (row: KeptSummaryMail): KeptSummaryMail => ({ ...row, recipients: recipientsShape.parse(row.recipients) });

/** The summaries of a form, the oldest first. */
export async function readSummaryMails(database: Database, { teamId, formId }: FormAt): Promise<KeptSummaryMail[]> {
  const { rows } = await sql<KeptSummaryMail>`
    select ${columns} from summary_mails where team_id = ${teamId} and form_id = ${formId} order by made_at, id
  `.execute(database);
  return rows.map(read);
}

export async function readSummaryMail(database: Database, id: string): Promise<KeptSummaryMail | undefined> {
  const { rows } = await sql<KeptSummaryMail>`select ${columns} from summary_mails where id = ${id}`.execute(database);
  return rows.map(read)[0];
}

/** What is saved of one. */
export type SavedSummaryMail = Omit<KeptSummaryMail, 'changedAt' | 'lastAt' | 'lastOutcome' | 'lastFailure'>;

/** Makes one, or changes what is said of it. @returns `false`: the form has too many, or the id is of another form's */
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
    ) < ${summaryMailsOfForm}
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

/** @returns whether there was one */
export async function removeSummaryMail(database: Database, { teamId, formId }: FormAt, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from summary_mails where id = ${id} and team_id = ${teamId} and form_id = ${formId}
  `.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Those that are to be sent now. */
export async function findDueSummaries(database: Database, now: Date, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from summary_mails where not is_paused and next_at <= ${now} and try_at <= ${now} order by try_at limit ${most}
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Takes what is due, for this caller alone until `until`. @returns what it is; `undefined`: it is another's, or not due */
export async function takeDueSummary(
  database: Database,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<KeptSummaryMail | undefined> {
  const { rows } = await sql<KeptSummaryMail>`
    update summary_mails set try_at = ${until}
    where id = ${id} and not is_paused and next_at <= ${now} and try_at <= ${now}
    returning ${columns}
  `.execute(database);
  return rows.map(read)[0];
}

/**
 * Writes down that one is being sent, and when the next is due. Committed before anything goes out: whoever dies after it has perhaps sent,
 * and it is not sent again. @returns `false`: somebody else has, or has changed it meanwhile
 */
export async function beginSending(
  database: Database,
  { id, nextAt: due }: Pick<KeptSummaryMail, 'id' | 'nextAt'>,
  { now, next }: { readonly now: Date; readonly next: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update summary_mails
    set next_at = ${next}, try_at = ${next}, last_at = ${now}, last_outcome = 'sending', last_failure = null
    where id = ${id} and next_at = ${due} and not is_paused
  `.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

/** What came of it. */
export interface SummaryOutcome {
  readonly outcome: 'sent' | 'failed' | 'uncertain';
  readonly failure: SummaryFailure | null;
  /** It is due as it was, not before then. */
  readonly again?: { readonly due: Date; readonly tryAt: Date };
  /** When the next one is due, where nobody has written that down yet. */
  readonly next?: Date;
  /** It goes out no more until somebody has looked at it. */
  readonly isPaused?: boolean;
}

/** Keeps what came of one. What somebody has changed of it meanwhile stays. */
export async function keepSummaryOutcome(
  database: Database,
  { id, changedAt }: Pick<KeptSummaryMail, 'id' | 'changedAt'>,
  { outcome, failure, again, next, isPaused = false }: SummaryOutcome,
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
