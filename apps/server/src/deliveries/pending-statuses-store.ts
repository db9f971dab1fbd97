import { recordId } from '@tideform/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Database } from '../database/connect.ts';
import { selectConnectedCredential } from '../graph-credentials/connected-accounts-store.ts';
import type { JobType } from '../job-type.ts';

/**
 * Records that delivery statuses changed, if a connected account can write the statuses to the library.
 * @param transaction transaction that changes the statuses
 */
export async function recordStatusChange(
  transaction: Database,
  table: 'webhook_messages' | 'email_messages',
  messageIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into unwritten_statuses (team_id, form_id, response_id, next_at)
    select distinct told.team_id, told.form_id, told.response_id, ${now}::timestamptz from ${sql.table(table)} told
    where told.id = any(${[...messageIds]}::uuid[]) and exists (${selectConnectedCredential(sql`told`)})
    on conflict (team_id, form_id, response_id) do update
    set turn = unwritten_statuses.turn + 1, tries = 0, next_at = excluded.next_at
  `.execute(transaction);
}

/** Finds responses whose changed delivery statuses are due to be written to the library. */
export async function findPendingStatuses(database: Database, now: Date, limit: number): Promise<StatusKey[]> {
  const { rows } = await sql<StatusKey>`
    select team_id as "teamId", form_id as "formId", response_id as "responseId" from unwritten_statuses
    where next_at <= ${now} order by next_at limit ${limit}
  `.execute(database);
  return rows;
}

export interface PendingStatusChange {
  readonly turn: number;
  readonly tries: number;
}

const matchesResponse = ({ teamId, formId, responseId }: StatusKey) =>
  sql`team_id = ${teamId} and form_id = ${formId} and response_id = ${responseId}`;

/** Finds the pending change of a response's delivery statuses. */
export async function findPendingStatusChange(
  database: Database,
  statusKey: StatusKey,
): Promise<PendingStatusChange | undefined> {
  const { rows } =
    await sql<PendingStatusChange>`select turn, tries from unwritten_statuses where ${matchesResponse(statusKey)}`.execute(
      database,
    );
  return rows[0];
}

/** Deletes a pending change of statuses, unless the statuses changed again. @returns whether it was deleted */
export async function deletePendingStatusChange(
  database: Database,
  statusKey: StatusKey,
  turn: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from unwritten_statuses where ${matchesResponse(statusKey)} and turn = ${turn}
  `.execute(database);
  return numAffectedRows === 1n;
}

/** Postpones writing a response's statuses, and counts a failed attempt. */
export async function postponePendingStatusChange(
  database: Database,
  statusKey: StatusKey,
  until: Date,
): Promise<void> {
  await sql`
    update unwritten_statuses set tries = tries + 1, next_at = ${until} where ${matchesResponse(statusKey)}
  `.execute(database);
}

/** Identifies a response whose delivery statuses are written to the library. */
export interface StatusKey {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
}

export const writeStatusesJobType: JobType<StatusKey> = {
  name: 'write-delivery-statuses',
  payload: z.object({ teamId: z.guid(), formId: recordId, responseId: recordId }),
  getKey: ({ teamId, formId, responseId }) => `${teamId}/${formId}/${responseId}`,
};
