import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Whether somebody is there and may sign in. */
export async function isActivePerson(database: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspace.people where id = ${personId} and deactivated_at is null
  `.execute(database);
  return rows.length > 0;
}

/** @param at `null`: the person may sign in again */
export async function setDeactivated(database: Database, personId: string, at: Date | null): Promise<void> {
  await sql`update workspace.people set deactivated_at = ${at} where id = ${personId}`.execute(database);
}

export async function noteSignIn(database: Database, personId: string, at: Date): Promise<void> {
  await sql`update workspace.people set last_sign_in_at = ${at} where id = ${personId}`.execute(database);
}
