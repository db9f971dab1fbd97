import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A person's authenticator app. */
export interface Authenticator {
  readonly sealedSecret: string;
  /** Time step of the last accepted code. */
  readonly lastStep: number;
}

export async function findAuthenticator(database: Database, personId: string): Promise<Authenticator | undefined> {
  const { rows } = await sql<Authenticator>`
    select sealed_secret as "sealedSecret", last_step as "lastStep" from workspace.one_time_codes where person_id = ${personId}
  `.execute(database);
  return rows[0];
}

export async function putAuthenticator(
  database: Database,
  personId: string,
  app: Authenticator,
  madeAt: Date,
): Promise<void> {
  await sql`
    insert into workspace.one_time_codes (person_id, sealed_secret, made_at, last_step)
    values (${personId}, ${app.sealedSecret}, ${madeAt}, ${app.lastStep})
    on conflict (person_id) do update set
      sealed_secret = excluded.sealed_secret, made_at = excluded.made_at, last_step = excluded.last_step
  `.execute(database);
}

/**
 * Consumes a time step.
 * @returns whether no code of this step or a later one was used before
 */
export async function consumeTimeStep(database: Database, personId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update workspace.one_time_codes set last_step = ${step} where person_id = ${personId} and last_step < ${step}
  `.execute(database);
  return numAffectedRows === 1n;
}

/** Deletes the authenticator app and the recovery codes. */
export async function deleteAuthenticator(database: Database, personId: string): Promise<void> {
  await sql`delete from workspace.one_time_codes where person_id = ${personId}`.execute(database);
  await sql`delete from workspace.recovery_codes where person_id = ${personId}`.execute(database);
}

export async function replaceRecoveryCodes(
  database: Database,
  personId: string,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from workspace.recovery_codes where person_id = ${personId}`.execute(database);
  await sql`
    insert into workspace.recovery_codes (person_id, code_hash) select ${personId}, unnest(${[...hashes]}::text[])
  `.execute(database);
}

/**
 * Deletes a recovery code.
 * @returns whether it existed
 */
export async function consumeRecoveryCode(database: Database, personId: string, hash: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from workspace.recovery_codes where person_id = ${personId} and code_hash = ${hash}
  `.execute(database);
  return numAffectedRows === 1n;
}

export async function countRecoveryCodes(database: Database, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from workspace.recovery_codes where person_id = ${personId}
  `.execute(database);
  return rows[0]!.count;
}
