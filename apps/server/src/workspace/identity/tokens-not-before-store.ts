import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/**
 * Returns the earliest issue time of a person's valid access tokens, in milliseconds since 1970; `null` if any token is
 * accepted; `undefined` if the person doesn't exist or is deactivated.
 */
export async function findTokensNotBefore(database: Database, personId: string): Promise<number | null | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select since from workspace.people left join workspace.fresh_tokens on person_id = people.id
    where people.id = ${personId} and deactivated_at is null
  `.execute(database);
  const [row] = rows;
  return row && (row.since?.getTime() ?? null);
}

/** Requires that access tokens of a person were issued at or after `since`. A later requirement isn't moved back. */
export async function setTokensNotBefore(database: Database, personId: string, since: Date): Promise<void> {
  await sql`
    insert into workspace.fresh_tokens (person_id, since) values (${personId}, ${since})
    on conflict (person_id) do update set since = greatest(fresh_tokens.since, excluded.since)
  `.execute(database);
}
