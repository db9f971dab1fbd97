import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/**
 * Since when access tokens of a person must have been issued, in milliseconds since 1970; `null`: any will do; `undefined`: there is
 * no such person, or they may not sign in any more.
 */
export async function findFreshSince(database: Database, personId: string): Promise<number | null | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select since from workspace.people left join workspace.fresh_tokens on person_id = people.id
    where people.id = ${personId} and deactivated_at is null
  `.execute(database);
  const [row] = rows;
  return row && (row.since?.getTime() ?? null);
}

export async function requireFreshSince(database: Database, personId: string, since: Date): Promise<void> {
  await sql`
    insert into workspace.fresh_tokens (person_id, since) values (${personId}, ${since})
    on conflict (person_id) do update set since = greatest(fresh_tokens.since, excluded.since)
  `.execute(database);
}
