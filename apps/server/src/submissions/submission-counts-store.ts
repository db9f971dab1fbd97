import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

type SubmissionCountTables = {
  counted_submissions: {
    team_id: string;
    key: string;
    form_id: string;
    is_resubmission: boolean;
    /** First day of the month, UTC. */
    month: string;
    /** The team's count of that month after this one: what was answered. */
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

/** Counts a submission once for its key; answers the team's count of that month, the same for ever. */
export async function countOnce(database: Database, counted: CountedSubmission, now: Date): Promise<number> {
  const tables = database.withTables<SubmissionCountTables>();
  const month = monthOf(now);
  return tables.transaction().execute(async (transaction) => {
    const submissions = await lockMonth(transaction, counted.teamId, month);
    const before = await findCounted(transaction, counted);
    if (before !== undefined) return before;
    const after = counted.isResubmission ? submissions : submissions + 1;
    await transaction
      .insertInto('counted_submissions')
      .values({
        team_id: counted.teamId,
        key: counted.key,
        form_id: counted.formId,
        is_resubmission: counted.isResubmission,
        month,
        submissions: after,
      })
      .execute();
    await sql`update monthly_submissions set submissions = ${after}
      where team_id = ${counted.teamId} and month = ${month}`.execute(transaction);
    return after;
  });
}

/** Counts submissions of a form in the months in which they were made, each once for its key. */
export async function countEarlier(
  database: Database,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
  submitted: readonly { readonly key: string; readonly at: Date }[],
): Promise<void> {
  const keys = submitted.map(({ key }) => key);
  const months = submitted.map(({ at }) => monthOf(at));
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

/** How many submissions of a form were ever counted. */
export async function countOfForm(
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

/** The team's count of the month that `now` lies in. */
export async function readCount(database: Database, teamId: string, now: Date): Promise<number> {
  const row = await database
    .withTables<SubmissionCountTables>()
    .selectFrom('monthly_submissions')
    .select('submissions')
    .where('team_id', '=', teamId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst();
  return row?.submissions ?? 0;
}

const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

async function findCounted(
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

/** Calls for one team take turns from here to the end of the transaction. */
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
