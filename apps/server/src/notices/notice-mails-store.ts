import { type NoticeMatter, noticeMatter } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export interface NoticeMail {
  readonly userId: string;
  readonly address: string;
  readonly language: string;
}

export async function wantMail(database: Database, { userId, address, language }: NoticeMail): Promise<void> {
  await sql`
    insert into notice_mails (user_id, address, language) values (${userId}, ${address}, ${language})
    on conflict (user_id) do update set address = excluded.address, language = excluded.language
  `.execute(database);
}

export async function wantNoMail(database: Database, userId: string): Promise<void> {
  await sql`delete from notice_mails where user_id = ${userId}`.execute(database);
}

export async function wantsMail(database: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`select from notice_mails where user_id = ${userId}`.execute(database);
  return rows.length > 0;
}

/** What is to be told by email: neither read nor told before. A webhook that was switched off has an email of its own. */
const isDue = sql<boolean>`
  notices.read_at is null and notices.mailed_at is null and notices.matter ->> 'kind' <> 'webhook-disabled'
`;

/** Who is to be told something. */
export async function findDueMails(database: Database, most: number): Promise<readonly NoticeMail[]> {
  const { rows } = await sql<{ user_id: string; address: string; language: string }>`
    select user_id, address, language from notice_mails
    where exists (select from notices where notices.user_id = notice_mails.user_id and ${isDue})
    limit ${most}
  `.execute(database);
  return rows.map(({ user_id, address, language }) => ({ userId: user_id, address, language }));
}

export interface MailedNotice {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly formTitle: string | null;
  readonly matter: NoticeMatter;
  readonly times: number;
}

/** Notes that a person's notices are being told by email: whoever dies after it has perhaps told them, and tells them no more. */
export async function claimNotices(database: Database, userId: string, now: Date): Promise<readonly MailedNotice[]> {
  const { rows } = await sql<{
    id: string;
    team_id: string;
    form_id: string;
    title: string | null;
    matter: unknown;
    times: number;
  }>`
    with claimed as (
      update notices set mailed_at = ${now} where user_id = ${userId} and ${isDue} returning *
    )
    select claimed.*, forms.title from claimed
    left join forms on forms.team_id = claimed.team_id and forms.id = claimed.form_id
    order by claimed.made_at desc, claimed.id
  `.execute(database);
  return rows.flatMap(({ id, team_id: teamId, form_id: formId, title: formTitle, times, ...row }) => {
    const matter = noticeMatter.safeParse(row.matter);
    return matter.success ? [{ id, teamId, formId, formTitle, times, matter: matter.data }] : [];
  });
}

/** They went nowhere. */
export async function unclaimNotices(database: Database, ids: readonly string[]): Promise<void> {
  await sql`update notices set mailed_at = null where id = any(${ids}::uuid[])`.execute(database);
}
