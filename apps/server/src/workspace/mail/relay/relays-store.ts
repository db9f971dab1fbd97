import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { DirectoryTables } from '../../directory/directory-tables.ts';
import type { MailboxItem, StoredMessage } from '../mail.ts';

/** A mail to one external address, to be sent. */
export interface Relay {
  readonly mailId: string;
  readonly address: string;
  /** Number of attempts, including the current one. */
  readonly attempts: number;
  readonly tenantId: string;
  readonly sender: MailboxItem['sender'];
  readonly letter: StoredMessage;
  readonly sentAt: Date;
}

/**
 * Claims a relay that is due, so that no other process sends it. If this process dies, the relay is due again at its
 * next attempt.
 */
export async function claimRelay(database: Database, now: Date): Promise<Relay | undefined> {
  const { rows } = await sql<Relay>`
    with due as (
      select mail_id, address from workspace.mail_relays
      where next_attempt_at <= ${now} order by next_attempt_at limit 1 for update skip locked
    ), claimed as (
      update workspace.mail_relays as relay
      set attempts = attempts + 1,
        next_attempt_at = ${now}::timestamptz + least(interval '1 minute' * 2 ^ attempts, interval '6 hours')
      from due where relay.mail_id = due.mail_id and relay.address = due.address
      returning relay.mail_id, relay.address, relay.attempts
    )
    select mail_id as "mailId", address, attempts, mail.tenant_id as "tenantId", message as letter, sent_at as "sentAt",
      json_build_object('id', sender.id, 'displayName', sender.display_name, 'mail', sender.mail,
        'userPrincipalName', sender.user_principal_name) as sender
    from claimed
    join workspace.mails as mail on mail.id = mail_id
    join workspace.people as sender on sender.id = sender_id
  `.execute(database);
  return rows[0];
}

/** Deletes a relay after it was sent or given up. */
export async function deleteRelay(database: Database, { mailId, address }: Relay): Promise<void> {
  await database
    .withTables<DirectoryTables>()
    .deleteFrom('workspace.mail_relays')
    .where('mail_id', '=', mailId)
    .where('address', '=', address)
    .execute();
}

/** Records why an attempt failed. The next attempt is already scheduled. */
export async function recordRelayFailure(database: Database, { mailId, address }: Relay, error: string): Promise<void> {
  await database
    .withTables<DirectoryTables>()
    .updateTable('workspace.mail_relays')
    .set({ last_error: error })
    .where('mail_id', '=', mailId)
    .where('address', '=', address)
    .execute();
}
