import type { FormRetention, RetentionPeriod } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export interface FormKey {
  readonly teamId: string;
  readonly formId: string;
}

export type LastRun = NonNullable<FormRetention['lastRun']>;

/** Retention period of a form, with its connected account and the result of the last run. */
export interface Retention extends FormKey {
  readonly period: RetentionPeriod;
  /** ID of the connected account of the user who set the retention period. */
  readonly graphCredentialId: string;
  /** Drive ID of the team's library at the time when the retention period was set. */
  readonly driveId: string;
  readonly lastRun: LastRun | null;
}

const retentionColumns = sql`
  team_id as "teamId", form_id as "formId", json_build_object('unit', unit, 'count', count) as period,
  graph_credential_id as "graphCredentialId", drive_id as "driveId", last_run as "lastRun"
`;

/** Finds the retention period of a form. */
export async function findRetention(database: Database, { teamId, formId }: FormKey): Promise<Retention | undefined> {
  const { rows } = await sql<Retention>`
    select ${retentionColumns} from form_retentions where team_id = ${teamId} and form_id = ${formId}
  `.execute(database);
  return rows[0];
}

export async function saveRetention(
  database: Database,
  { teamId, formId, period, graphCredentialId, driveId }: Omit<Retention, 'lastRun'>,
  { by, now, nextRunAt }: { readonly by: string; readonly now: Date; readonly nextRunAt: Date },
): Promise<void> {
  await sql`
    insert into form_retentions
      (team_id, form_id, unit, count, graph_credential_id, drive_id, set_by, set_at, next_run_at)
    values (${teamId}, ${formId}, ${period.unit}, ${period.count}, ${graphCredentialId}, ${driveId}, ${by}, ${now},
      ${nextRunAt})
    on conflict (team_id, form_id) do update set
      unit = excluded.unit, count = excluded.count, graph_credential_id = excluded.graph_credential_id,
      drive_id = excluded.drive_id, set_by = excluded.set_by, set_at = excluded.set_at,
      next_run_at = excluded.next_run_at
  `.execute(database);
}

export async function deleteRetention(database: Database, { teamId, formId }: FormKey): Promise<void> {
  await sql`delete from form_retentions where team_id = ${teamId} and form_id = ${formId}`.execute(database);
}

/** Finds forms whose responses are due to be checked, longest due first. */
export async function findDueRetentions(database: Database, now: Date, limit: number): Promise<readonly Retention[]> {
  const { rows } = await sql<Retention>`
    select ${retentionColumns} from form_retentions where next_run_at <= ${now} order by next_run_at limit ${limit}
  `.execute(database);
  return rows;
}

/** Stores when a form is checked next, and the result of the last check. */
export async function saveRetentionRun(
  database: Database,
  { teamId, formId }: FormKey,
  { nextRunAt, lastRun }: { readonly nextRunAt: Date; readonly lastRun?: LastRun },
): Promise<void> {
  const lastRunValue = lastRun === undefined ? sql`last_run` : sql`${JSON.stringify(lastRun)}::jsonb`;
  await sql`
    update form_retentions set next_run_at = ${nextRunAt}, last_run = ${lastRunValue}
    where team_id = ${teamId} and form_id = ${formId}
  `.execute(database);
}
