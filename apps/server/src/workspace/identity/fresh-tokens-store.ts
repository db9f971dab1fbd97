import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Since when access tokens of a person must have been issued, in milliseconds since 1970; `undefined`: any will do. */
export async function findFreshSince(database: Database, personId: string): Promise<number | undefined> {
  const { rows } = await sql<{ since: Date }>`
    select since from workspace.fresh_tokens where person_id = ${personId}
  `.execute(database);
  return rows[0]?.since.getTime();
}

export async function requireFreshSince(database: Database, personId: string, since: Date): Promise<void> {
  await sql`
    insert into workspace.fresh_tokens (person_id, since) values (${personId}, ${since})
    on conflict (person_id) do update set since = greatest(fresh_tokens.since, excluded.since)
  `.execute(database);
}
