import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/**
 * Data that the workspace stores about a person, for their data export: without passwords, secrets and file contents.
 */
export type PersonData = Readonly<Record<string, unknown>>;

/**
 * Loads a person's data. Their responses aren't included: they are in the libraries of their teams, whose owners export
 * them.
 */
export async function loadPersonData(database: Database, personId: string): Promise<PersonData> {
  const { rows } = await sql<{ data: PersonData }>`
    select jsonb_build_object(
      'account', to_jsonb(people) - 'password_hash',
      'teams', (
        select coalesce(jsonb_agg(jsonb_build_object('name', groups.display_name, 'role', role) order by groups.display_name), '[]')
        from workspace.memberships join workspace.groups on groups.id = group_id where person_id = people.id
      ),
      'privateChannels', (
        select coalesce(jsonb_agg(channels.display_name order by channels.display_name), '[]')
        from workspace.channel_members join workspace.channels on channels.id = channel_id where person_id = people.id
      ),
      'hasPicture', exists (select from workspace.photos where owner_id = people.id),
      'hasCodeApp', exists (select from workspace.one_time_codes where person_id = people.id),
      'passkeys', (
        select coalesce(jsonb_agg(name order by name), '[]') from workspace.passkeys where person_id = people.id
      ),
      'signedIn', (
        select coalesce(jsonb_agg(to_jsonb(signed_in_devices) - 'person_id' - 'session_uid' order by seen_at), '[]')
        from workspace.signed_in_devices where person_id = people.id
      ),
      'mail', (
        select coalesce(jsonb_agg(jsonb_build_object('folder', folder, 'at', received_at, 'message', message) order by received_at), '[]')
        from workspace.mailbox_items join workspace.mails on mails.id = mail_id where owner_id = people.id
      ),
      'seenInTeams', (
        select coalesce(jsonb_agg(to_jsonb(team_users) - 'tenant_id' order by last_seen_at), '[]')
        from team_users where user_id = people.id
      ),
      'did', (
        select coalesce(jsonb_agg(jsonb_build_object('at', at, 'action', action, 'subject', subject, 'details', details) order by id), '[]')
        from audit_entries where actor_id = people.id::text
      )
    ) as data
    from workspace.people where id = ${personId}
  `.execute(database);
  return rows[0]?.data ?? {};
}

/**
 * Anonymizes a person permanently. Items that they created in libraries stay, with `name` as their author. Audit
 * entries are kept.
 *
 * @param name replacement for the person's name
 */
export async function anonymizePerson(database: Database, personId: string, name: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of [
      ...['memberships', 'channel_members', 'directory_role_members', 'one_time_codes', 'recovery_codes', 'passkeys'],
      ...['upstream_accounts', 'invitations', 'signed_in_devices'],
    ]) {
      await sql`delete from ${sql.table(`workspace.${table}`)} where person_id = ${personId}`.execute(transaction);
    }
    await sql`delete from workspace.photos where owner_id = ${personId}`.execute(transaction);
    await sql`delete from workspace.mailbox_items where owner_id = ${personId}`.execute(transaction);
    await sql`
      delete from workspace.mails where sender_id = ${personId}
        and not exists (select from workspace.mailbox_items where mail_id = mails.id)
    `.execute(transaction);
    await sql`delete from team_users where user_id = ${personId}`.execute(transaction);
    await sql`
      update workspace.people set display_name = ${name}, given_name = null, surname = null, job_title = null,
        office_location = null, mobile_phone = null, preferred_language = null, mail = null,
        user_principal_name = 'erased-' || id, password_hash = '', last_sign_in_at = null
      where id = ${personId}
    `.execute(transaction);
  });
}
