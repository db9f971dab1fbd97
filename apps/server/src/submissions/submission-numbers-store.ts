import { highestSubmissionNumber } from '@tideform/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

type SubmissionNumberTables = {
  submission_numbers: { team_id: string; form_id: string; latest: number };
  given_submission_numbers: { team_id: string; form_id: string; number: number; key: string; given_at: Date };
};

export interface FormAddress {
  readonly teamId: string;
  readonly formId: string;
}

/** The number that the next submission continues from; 0 for a form without submissions. */
export async function readSubmissionNumber(database: Database, form: FormAddress): Promise<number> {
  const row = await database
    .withTables<SubmissionNumberTables>()
    .selectFrom('submission_numbers')
    .select('latest')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .executeTakeFirst();
  return row?.latest ?? 0;
}

/** Lets the next submission continue from `latest`. */
export async function writeSubmissionNumber(database: Database, form: FormAddress, latest: number): Promise<void> {
  await writeLatest(database.withTables<SubmissionNumberTables>(), form, latest);
}

async function writeLatest(tables: Kysely<SubmissionNumberTables>, form: FormAddress, latest: number): Promise<void> {
  await tables
    .insertInto('submission_numbers')
    .values({ team_id: form.teamId, form_id: form.formId, latest })
    .onConflict((conflict) => conflict.columns(['team_id', 'form_id']).doUpdateSet({ latest }))
    .execute();
}

/**
 * Gives the key its number: the one it has, else the first above the form's latest that nobody ever had.
 *
 * @returns `undefined` when there is none up to the highest
 */
export async function takeSubmissionNumber(
  database: Database,
  form: FormAddress,
  key: string,
  now: Date,
): Promise<number | undefined> {
  const tables = database.withTables<SubmissionNumberTables>();
  const given = await findGiven(tables, form, key);
  if (given !== undefined) return given;
  return tables.transaction().execute(async (transaction) => {
    const latest = await lockLatest(transaction, form);
    // The lock may have waited for a twin of this very call.
    const givenMeanwhile = await findGiven(transaction, form, key);
    if (givenMeanwhile !== undefined) return givenMeanwhile;
    const number = await findFree(transaction, form, latest + 1);
    if (number > highestSubmissionNumber) return undefined;
    await transaction
      .insertInto('given_submission_numbers')
      .values({ team_id: form.teamId, form_id: form.formId, number, key, given_at: now })
      .execute();
    await writeLatest(transaction, form, number);
    return number;
  });
}

/** Gives keys the numbers from 1 on, in their order, where nobody has them; the next submission continues from there. */
export async function giveNumbers(
  database: Database,
  form: FormAddress,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into given_submission_numbers (team_id, form_id, number, key, given_at)
      select ${form.teamId}::uuid, ${form.formId}::text, number, key, ${now}::timestamptz
      from unnest(${keys}::text[]) with ordinality as given (key, number)
      on conflict do nothing
    `.execute(transaction);
    await sql`
      insert into submission_numbers (team_id, form_id, latest) values (${form.teamId}, ${form.formId}, ${keys.length})
      on conflict (team_id, form_id) do update set latest = greatest(submission_numbers.latest, excluded.latest)
    `.execute(transaction);
  });
}

/** Whether a response has ever taken a number of the form: every one does so before it is stored as a submission. */
export async function hasNumber(database: Database, form: FormAddress, responseId: string): Promise<boolean> {
  return (await findGiven(database.withTables<SubmissionNumberTables>(), form, responseId)) !== undefined;
}

async function findGiven(
  tables: Kysely<SubmissionNumberTables>,
  form: FormAddress,
  key: string,
): Promise<number | undefined> {
  const row = await tables
    .selectFrom('given_submission_numbers')
    .select('number')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.number;
}

/** Calls for one form take turns from here to the end of the transaction. */
async function lockLatest(tables: Kysely<SubmissionNumberTables>, form: FormAddress): Promise<number> {
  const address = { team_id: form.teamId, form_id: form.formId };
  await tables
    .insertInto('submission_numbers')
    .values({ ...address, latest: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('submission_numbers')
    .select('latest')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.latest;
}

/** `from` itself, or the end of the run of given numbers that it lies in: only after the number was set back. */
async function findFree(tables: Kysely<SubmissionNumberTables>, form: FormAddress, from: number): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select candidate as free from (
      select ${from}::bigint as candidate
      union all
      select number + 1 from given_submission_numbers
      where team_id = ${form.teamId} and form_id = ${form.formId} and number >= ${from}
    ) candidates
    where not exists (
      select from given_submission_numbers
      where team_id = ${form.teamId} and form_id = ${form.formId} and number = candidate
    )
    order by candidate limit 1`.execute(tables);
  return rows[0]!.free;
}
