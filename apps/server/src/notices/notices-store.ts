import { type Notice, type NoticeMatter, noticeMatter } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export interface NewNotice {
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  /** The same for what happens again. */
  readonly key: string;
  readonly matter: NoticeMatter;
}

/** Tells a person; what they have not read yet is counted instead of told twice. */
export async function addNotice(database: Database, notice: NewNotice, now: Date): Promise<void> {
  const { userId, teamId, formId, key, matter } = notice;
  await sql`
    insert into notices (user_id, team_id, form_id, key, matter, made_at)
    values (${userId}, ${teamId}, ${formId}, ${key}, ${JSON.stringify(matter)}, ${now})
    on conflict (user_id, key) do update set
      matter = excluded.matter, made_at = excluded.made_at, read_at = null,
      times = case when notices.read_at is null then notices.times + 1 else 1 end,
      mailed_at = case when notices.read_at is null then notices.mailed_at end
  `.execute(database);
}

interface Row {
  readonly id: string;
  readonly team_id: string;
  readonly form_id: string;
  readonly title: string | null;
  readonly matter: unknown;
  readonly times: number;
  readonly made_at: Date;
  readonly read_at: Date | null;
  readonly unread: string;
}

/** The latest first, and how many of all are unread. */
export async function readLatest(
  database: Database,
  userId: string,
  most: number,
): Promise<{ readonly notices: Notice[]; readonly unread: number }> {
  const { rows } = await sql<Row>`
    select notices.*, forms.title, count(*) filter (where read_at is null) over () as unread
    from notices left join forms on forms.team_id = notices.team_id and forms.id = notices.form_id
    where user_id = ${userId}
    order by made_at desc, notices.id
    limit ${most}
  `.execute(database);
  return { notices: rows.flatMap(noticeOf), unread: Number(rows[0]?.unread ?? 0) };
}

/** A server of before may have told what this one does not know. */
function noticeOf(row: Row): Notice[] {
  const matter = noticeMatter.safeParse(row.matter);
  if (!matter.success) return [];
  return [
    {
      id: row.id,
      teamId: row.team_id,
      formId: row.form_id,
      formTitle: row.title,
      matter: matter.data,
      times: row.times,
      at: row.made_at.toISOString(),
      isRead: row.read_at !== null,
    },
  ];
}

/** @returns how many were not read before */
export async function markRead(database: Database, userId: string, until: Date, now: Date): Promise<number> {
  const result = await sql`
    update notices set read_at = ${now} where user_id = ${userId} and made_at <= ${until} and read_at is null
  `.execute(database);
  return Number(result.numAffectedRows ?? 0n);
}

/** What happened before then goes, read or not. */
export async function sweepNotices(database: Database, before: Date): Promise<void> {
  await sql`delete from notices where made_at < ${before}`.execute(database);
}
