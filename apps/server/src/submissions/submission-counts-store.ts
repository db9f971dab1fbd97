import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

type SubmissionCountTables = {
  counted_submissions: {
    team_id: string;
    key: string;
    form_id: string;
    is_resubmission: boolean;
    /** First day of the month in UTC. */
    month: string;
    /** Number of the team's submissions in the month, including this submission, as returned to the caller. */
    submissions: number;
  };
  monthly_submissions: { team_id: string; month: string; submissions: number };
};

export interface CountedSubmission {
  readonly teamId: string;
  readonly formId: string;
  readonly key: string;
  readonly isResubmission: boolean;
}

/**
 * Counts a submission, only once per key.
 * @returns the team's count for the month, the same number for repeated calls
 */
export async function countSubmissionOnce(
  database: Database,
  submission: CountedSubmission,
  now: Date,
): Promise<number> {
  const tables = database.withTables<SubmissionCountTables>();
  const month = getMonthStart(now);
  return tables.transaction().execute(async (transaction) => {
    const submissions = await lockMonth(transaction, submission.teamId, month);
    const existing = await findCountedNumber(transaction, submission);
    if (existing !== undefined) return existing;
    const newCount = submission.isResubmission ? submissions : submissions + 1;
    await transaction
      .insertInto('counted_submissions')
      .values({
        team_id: submission.teamId,
        key: submission.key,
        form_id: submission.formId,
        is_resubmission: submission.isResubmission,
        month,
        submissions: newCount,
      })
      .execute();
    await sql`update monthly_submissions set submissions = ${newCount}
      where team_id = ${submission.teamId} and month = ${month}`.execute(transaction);
    return newCount;
  });
}

/** Counts earlier submissions of a form for the months in which they were submitted, only once per key. */
export async function countEarlierSubmissions(
  database: Database,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
  submitted: readonly { readonly key: string; readonly at: Date }[],
): Promise<void> {
  const keys = submitted.map(({ key }) => key);
  const months = submitted.map(({ at }) => getMonthStart(at));
  await sql`
    with counted as (
      insert into counted_submissions (team_id, key, form_id, is_resubmission, month, submissions)
      select ${teamId}::uuid, key, ${formId}, false, month, row_number() over (partition by month)
      from unnest(${keys}::text[], ${months}::text[]) as given (key, month)
      on conflict do nothing
      returning month
    )
    insert into monthly_submissions (team_id, month, submissions)
    select ${teamId}::uuid, month, count(*) from counted group by month
    on conflict (team_id, month) do update set submissions = monthly_submissions.submissions + excluded.submissions
  `.execute(database);
}

/** Returns the number of a form's counted submissions, without resubmissions. */
export async function getFormCount(
  database: Database,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<number> {
  const { submissions } = await database
    .withTables<SubmissionCountTables>()
    .selectFrom('counted_submissions')
    .select(({ fn }) => fn.countAll<string>().as('submissions'))
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('is_resubmission', '=', false)
    .executeTakeFirstOrThrow();
  return Number(submissions);
}

/** Returns the number of a team's submissions in the month of `now` (UTC). */
export async function getMonthCount(database: Database, teamId: string, now: Date): Promise<number> {
  const row = await database
    .withTables<SubmissionCountTables>()
    .selectFrom('monthly_submissions')
    .select('submissions')
    .where('team_id', '=', teamId)
    .where('month', '=', getMonthStart(now))
    .executeTakeFirst();
  return row?.submissions ?? 0;
}

const getMonthStart = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

async function findCountedNumber(
  tables: Kysely<SubmissionCountTables>,
  { teamId, key }: CountedSubmission,
): Promise<number | undefined> {
  const row = await tables
    .selectFrom('counted_submissions')
    .select('submissions')
    .where('team_id', '=', teamId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.submissions;
}

/** Locks a team's count of a month until the end of the transaction. @returns the count */
async function lockMonth(tables: Kysely<SubmissionCountTables>, teamId: string, month: string): Promise<number> {
  await tables
    .insertInto('monthly_submissions')
    .values({ team_id: teamId, month, submissions: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('monthly_submissions')
    .select('submissions')
    .where('team_id', '=', teamId)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.submissions;
}
