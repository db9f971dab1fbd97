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
