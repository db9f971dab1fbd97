import { MAX_SUBMISSION_NUMBER } from '@tideform/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

type SubmissionNumberTables = {
  submission_numbers: { team_id: string; form_id: string; latest: number };
  given_submission_numbers: { team_id: string; form_id: string; number: number; key: string; given_at: Date };
};

export interface FormKey {
  readonly teamId: string;
  readonly formId: string;
}

/**
 * Returns a form's latest submission number, from which the next submission continues; 0 before the first submission.
 */
export async function getLatestNumber(database: Database, form: FormKey): Promise<number> {
  const row = await database
    .withTables<SubmissionNumberTables>()
    .selectFrom('submission_numbers')
    .select('latest')
    .where('team_id', '=', form.teamId)
    .where('form_id', '=', form.formId)
    .executeTakeFirst();
  return row?.latest ?? 0;
}

/** Sets a form's latest submission number, from which the next submission continues. */
export async function setLatestNumber(database: Database, form: FormKey, latest: number): Promise<void> {
  await saveLatestNumber(database.withTables<SubmissionNumberTables>(), form, latest);
}

async function saveLatestNumber(tables: Kysely<SubmissionNumberTables>, form: FormKey, latest: number): Promise<void> {
  await tables
    .insertInto('submission_numbers')
    .values({ team_id: form.teamId, form_id: form.formId, latest })
    .onConflict((conflict) => conflict.columns(['team_id', 'form_id']).doUpdateSet({ latest }))
    .execute();
}

/**
 * Assigns a submission number to a key. Returns the key's existing number, or assigns the first unused number above the
 * form's latest.
 *
 * @returns `undefined` if no number is left
 */
export async function assignSubmissionNumber(
  database: Database,
  form: FormKey,
  key: string,
  now: Date,
): Promise<number | undefined> {
  const tables = database.withTables<SubmissionNumberTables>();
  const existing = await findAssignedNumber(tables, form, key);
  if (existing !== undefined) return existing;
  return tables.transaction().execute(async (transaction) => {
    const latest = await lockLatestNumber(transaction, form);
    // A concurrent call with the same key may have assigned a number while this call waited for the lock.
    const assignedMeanwhile = await findAssignedNumber(transaction, form, key);
    if (assignedMeanwhile !== undefined) return assignedMeanwhile;
    const number = await findUnusedNumber(transaction, form, latest + 1);
    if (number > MAX_SUBMISSION_NUMBER) return undefined;
    await transaction
      .insertInto('given_submission_numbers')
      .values({ team_id: form.teamId, form_id: form.formId, number, key, given_at: now })
      .execute();
    await saveLatestNumber(transaction, form, number);
    return number;
  });
}

/**
 * Assigns numbers to keys: 1 to the first key, 2 to the second, and so on. Skips keys and numbers that are already
 * assigned. The next submission continues after these numbers.
 */
export async function assignSubmissionNumbers(
  database: Database,
  form: FormKey,
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

/**
 * Returns true if the response has a submission number. Every response gets a number before it is stored as a
 * submission.
 */
export async function hasSubmissionNumber(database: Database, form: FormKey, responseId: string): Promise<boolean> {
  return (await findAssignedNumber(database.withTables<SubmissionNumberTables>(), form, responseId)) !== undefined;
}

async function findAssignedNumber(
  tables: Kysely<SubmissionNumberTables>,
  form: FormKey,
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

/** Locks a form's latest number until the end of the transaction. @returns the number */
async function lockLatestNumber(tables: Kysely<SubmissionNumberTables>, form: FormKey): Promise<number> {
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

/**
 * Finds the first unused number, starting at `from`. The result differs from `from` only if a builder lowered the
 * latest number.
 */
async function findUnusedNumber(tables: Kysely<SubmissionNumberTables>, form: FormKey, from: number): Promise<number> {
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
