import { type NotificationContent, notificationContent, type UserNotification } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export interface NewNotification {
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  /** Key for grouping notifications. If an unread notification has the same key, its count is incremented instead. */
  readonly key: string;
  readonly matter: NotificationContent;
}

/** Adds a notification for a user. If an unread notification has the same key, updates it and increments its count. */
export async function addNotification(database: Database, notification: NewNotification, now: Date): Promise<void> {
  const { userId, teamId, formId, key, matter } = notification;
  await sql`
    insert into notices (user_id, team_id, form_id, key, matter, made_at)
    values (${userId}, ${teamId}, ${formId}, ${key}, ${JSON.stringify(matter)}, ${now})
    on conflict (user_id, key) do update set
      matter = excluded.matter, made_at = excluded.made_at, read_at = null,
      times = case when notices.read_at is null then notices.times + 1 else 1 end,
      mailed_at = case when notices.read_at is null then notices.mailed_at end
  `.execute(database);
}

interface NotificationRow {
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

/** Loads a user's latest notifications, newest first, and counts all unread notifications. */
export async function loadLatestNotifications(
  database: Database,
  userId: string,
  limit: number,
): Promise<{ readonly notices: UserNotification[]; readonly unread: number }> {
  const { rows } = await sql<NotificationRow>`
    select notices.*, forms.title, count(*) filter (where read_at is null) over () as unread
    from notices left join forms on forms.team_id = notices.team_id and forms.id = notices.form_id
    where user_id = ${userId}
    order by made_at desc, notices.id
    limit ${limit}
  `.execute(database);
  return { notices: rows.flatMap(toNotification), unread: Number(rows[0]?.unread ?? 0) };
}

/**
 * Converts a row to a notification.
 * @returns an empty list if this server version doesn't know the kind of notification
 */
function toNotification(row: NotificationRow): UserNotification[] {
  const matter = notificationContent.safeParse(row.matter);
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

/** Marks a user's notifications as read, up to `until`. @returns the number that were unread */
export async function markNotificationsRead(
  database: Database,
  userId: string,
  until: Date,
  now: Date,
): Promise<number> {
  const result = await sql`
    update notices set read_at = ${now} where user_id = ${userId} and made_at <= ${until} and read_at is null
  `.execute(database);
  return Number(result.numAffectedRows ?? 0n);
}

/** Deletes notifications created before `before`, even unread ones. */
export async function deleteOldNotifications(database: Database, before: Date): Promise<void> {
  await sql`delete from notices where made_at < ${before}`.execute(database);
}
