import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { lentTo } from '../../graph-credentials/lent-to-store.ts';
import type { StatusesPlace } from './write-statuses-ask.ts';

/** Notes that what became of telling has changed, where an account can write it. @param within the transaction that changes it */
export async function noteOutcome(
  within: Database,
  table: 'webhook_messages' | 'email_messages',
  messageIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into unwritten_statuses (team_id, form_id, response_id, next_at)
    select distinct told.team_id, told.form_id, told.response_id, ${now}::timestamptz from ${sql.table(table)} told
    where told.id = any(${[...messageIds]}::uuid[]) and exists (${lentTo(sql`told`)})
    on conflict (team_id, form_id, response_id) do update
    set turn = unwritten_statuses.turn + 1, tries = 0, next_at = excluded.next_at
  `.execute(within);
}

/** Responses whose statuses are to be written now. */
export async function findUnwritten(database: Database, now: Date, most: number): Promise<StatusesPlace[]> {
  const { rows } = await sql<StatusesPlace>`
    select team_id as "teamId", form_id as "formId", response_id as "responseId" from unwritten_statuses
    where next_at <= ${now} order by next_at limit ${most}
  `.execute(database);
  return rows;
}

export interface Turn {
  readonly turn: number;
  readonly tries: number;
}

const one = ({ teamId, formId, responseId }: StatusesPlace) =>
  sql`team_id = ${teamId} and form_id = ${formId} and response_id = ${responseId}`;

/** `undefined`: nothing is to be written. */
export async function readTurn(database: Database, place: StatusesPlace): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`select turn, tries from unwritten_statuses where ${one(place)}`.execute(database);
  return rows[0];
}

/** Ends a turn. @returns `false`: there is another */
export async function endTurn(database: Database, place: StatusesPlace, turn: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from unwritten_statuses where ${one(place)} and turn = ${turn}
  `.execute(database);
  return numAffectedRows === 1n;
}

/** Tries a turn again later. */
export async function postponeTurn(database: Database, place: StatusesPlace, until: Date): Promise<void> {
  await sql`
    update unwritten_statuses set tries = tries + 1, next_at = ${until} where ${one(place)}
  `.execute(database);
}
