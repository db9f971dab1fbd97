import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { LibraryDatabase } from '../library/library-tables.ts';

/** When a step of the demonstration was done; `undefined`: it was not. */
export async function findStep(database: Database, name: string): Promise<Date | undefined> {
  const { rows } = await sql<{ doneAt: Date }>`
    select done_at as "doneAt" from workspace.seed_steps where name = ${name}
  `.execute(database);
  return rows[0]?.doneAt;
}

/** Writes down that a step is done, with what else the transaction writes. @returns `false`: it was done before */
export async function noteStep(database: Database | LibraryDatabase, name: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into workspace.seed_steps (name, done_at) values (${name}, ${now}) on conflict do nothing returning name
  `.execute(database);
  return rows.length > 0;
}
