import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Returns whether the person exists and is not deactivated. */
export async function isActivePerson(database: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspace.people where id = ${personId} and deactivated_at is null
  `.execute(database);
  return rows.length > 0;
}

/** Deactivates a person at `at`, or reactivates them with `null`. */
export async function setDeactivated(database: Database, personId: string, at: Date | null): Promise<void> {
  await sql`update workspace.people set deactivated_at = ${at} where id = ${personId}`.execute(database);
}

/** Records the time of a person's latest sign-in. */
export async function recordLastSignIn(database: Database, personId: string, at: Date): Promise<void> {
  await sql`update workspace.people set last_sign_in_at = ${at} where id = ${personId}`.execute(database);
}
