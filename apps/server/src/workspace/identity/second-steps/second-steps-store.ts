import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A person's app that shows a new code every half minute. */
export interface CodeApp {
  readonly sealedSecret: string;
  /** The time step of the last code that was taken. */
  readonly lastStep: number;
}

export async function findCodeApp(database: Database, personId: string): Promise<CodeApp | undefined> {
  const { rows } = await sql<CodeApp>`
    select sealed_secret as "sealedSecret", last_step as "lastStep" from workspace.one_time_codes where person_id = ${personId}
  `.execute(database);
  return rows[0];
}

export async function putCodeApp(database: Database, personId: string, app: CodeApp, madeAt: Date): Promise<void> {
  await sql`
    insert into workspace.one_time_codes (person_id, sealed_secret, made_at, last_step)
    values (${personId}, ${app.sealedSecret}, ${madeAt}, ${app.lastStep})
    on conflict (person_id) do update set
      sealed_secret = excluded.sealed_secret, made_at = excluded.made_at, last_step = excluded.last_step
  `.execute(database);
}

/** @returns whether no code of this step or a later one was taken before */
export async function takeStep(database: Database, personId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update workspace.one_time_codes set last_step = ${step} where person_id = ${personId} and last_step < ${step}
  `.execute(database);
  return numAffectedRows === 1n;
}

/** Takes the app and the recovery codes away. */
export async function deleteCodeApp(database: Database, personId: string): Promise<void> {
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

/** @returns whether the code was there; it is no more */
export async function takeRecoveryCode(database: Database, personId: string, hash: string): Promise<boolean> {
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
