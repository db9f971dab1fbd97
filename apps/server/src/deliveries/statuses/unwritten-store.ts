import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { StatusesPlace } from './write-statuses-ask.ts';

/** Accounts that are lent to a form and may write to its library. @param form a row with `team_id` and `form_id` */
const lentTo = (form: RawBuilder<unknown>) => sql`
  select credential.id from graph_credentials credential
  where 'files' = any(credential.purposes) and credential.expired_at is null and credential.id in (
    select graph_credential_id from confidential_forms lent
    where lent.team_id = ${form}.team_id and lent.form_id = ${form}.form_id
    union all
    select graph_credential_id from form_shares lent
    where lent.team_id = ${form}.team_id and lent.form_id = ${form}.form_id and lent.deleted_at is null
    union all
    select graph_credential_id from form_emails lent
    where lent.team_id = ${form}.team_id and lent.form_id = ${form}.form_id
  )
`;

/** An account that writes statuses of a form; `undefined`: none is lent to it for files. */
export async function findLentTo(
  database: Database,
  { teamId, formId }: Pick<StatusesPlace, 'teamId' | 'formId'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with form as (select ${teamId}::uuid as team_id, ${formId}::text as form_id)
    select id from form, lateral (${lentTo(sql`form`)}) lent order by id limit 1
  `.execute(database);
  return rows[0]?.id;
}

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
