import { type NotificationContent, notificationContent } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export interface NotificationRecipient {
  readonly userId: string;
  readonly address: string;
  readonly language: string;
}

export async function enableNotificationEmails(
  database: Database,
  { userId, address, language }: NotificationRecipient,
): Promise<void> {
  await sql`
    insert into notice_mails (user_id, address, language) values (${userId}, ${address}, ${language})
    on conflict (user_id) do update set address = excluded.address, language = excluded.language
  `.execute(database);
}

export async function disableNotificationEmails(database: Database, userId: string): Promise<void> {
  await sql`delete from notice_mails where user_id = ${userId}`.execute(database);
}

export async function hasNotificationEmails(database: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`select from notice_mails where user_id = ${userId}`.execute(database);
  return rows.length > 0;
}

/**
 * SQL condition: true for notifications to send by email, which are unread and not sent yet. Disabled webhooks are left
 * out, since they have a separate email.
 */
const isUnsent = sql<boolean>`
  notices.read_at is null and notices.mailed_at is null and notices.matter ->> 'kind' <> 'webhook-disabled'
`;

/** Finds users who get emails and have notifications that weren't sent yet. */
export async function findDueRecipients(database: Database, limit: number): Promise<readonly NotificationRecipient[]> {
  const { rows } = await sql<{ user_id: string; address: string; language: string }>`
    select user_id, address, language from notice_mails
    where exists (select from notices where notices.user_id = notice_mails.user_id and ${isUnsent})
    limit ${limit}
  `.execute(database);
  return rows.map(({ user_id, address, language }) => ({ userId: user_id, address, language }));
}

export interface EmailedNotification {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly formTitle: string | null;
  readonly matter: NotificationContent;
  readonly times: number;
}

/**
 * Marks a user's unsent notifications as sent and returns them. They are marked before the email is sent, so that a
 * crash can't cause a second email.
 */
export async function claimNotifications(
  database: Database,
  userId: string,
  now: Date,
): Promise<readonly EmailedNotification[]> {
  const { rows } = await sql<{
    id: string;
    team_id: string;
    form_id: string;
    title: string | null;
    matter: unknown;
    times: number;
  }>`
    with claimed as (
      update notices set mailed_at = ${now} where user_id = ${userId} and ${isUnsent} returning *
    )
    select claimed.*, forms.title from claimed
    left join forms on forms.team_id = claimed.team_id and forms.id = claimed.form_id
    order by claimed.made_at desc, claimed.id
  `.execute(database);
  return rows.flatMap(({ id, team_id: teamId, form_id: formId, title: formTitle, times, ...row }) => {
    const matter = notificationContent.safeParse(row.matter);
    return matter.success ? [{ id, teamId, formId, formTitle, times, matter: matter.data }] : [];
  });
}

/** Marks notifications as unsent, because their email was certainly not sent. */
export async function releaseNotifications(database: Database, ids: readonly string[]): Promise<void> {
  await sql`update notices set mailed_at = null where id = any(${ids}::uuid[])`.execute(database);
}
