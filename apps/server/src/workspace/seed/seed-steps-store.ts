import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { LibraryDatabase } from '../library/library-tables.ts';

/** Returns when a step of the demo was completed; `undefined` if it wasn't. */
export async function findStep(database: Database, name: string): Promise<Date | undefined> {
  const { rows } = await sql<{ doneAt: Date }>`
    select done_at as "doneAt" from workspace.seed_steps where name = ${name}
  `.execute(database);
  return rows[0]?.doneAt;
}

/**
 * Records a step as completed, in the caller's transaction.
 * @returns `false` if it was completed before
 */
export async function recordStep(database: Database | LibraryDatabase, name: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into workspace.seed_steps (name, done_at) values (${name}, ${now}) on conflict do nothing returning name
  `.execute(database);
  return rows.length > 0;
}
