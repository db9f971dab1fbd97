import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Invitation } from './invitations-store.ts';

/** Finds the confirmed email address for password reset links; `undefined` if none is confirmed. */
export async function findRecoveryMail(database: Database, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ mail: string | null }>`
    select recovery_mail as mail from workspace.people where id = ${personId}
  `.execute(database);
  return rows[0]?.mail ?? undefined;
}

/** Confirms the address to which a link was mailed, after the link was opened. */
export async function confirmRecoveryMail(
  database: Database,
  personId: string,
  { isMailed, mail }: Pick<Invitation, 'isMailed' | 'mail'>,
): Promise<void> {
  if (!isMailed || mail === null) return;
  await sql`update workspace.people set recovery_mail = ${mail} where id = ${personId}`.execute(database);
}
