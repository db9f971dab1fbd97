import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A key by which a program acts for a team, as a builder would. */
export interface ApiKey {
  readonly id: string;
  readonly teamId: string;
  /** Who has made it. */
  readonly madeBy: string;
}

/** So that people, and programs that look for leaked secrets, know what it is. */
const PREFIX = 'tfk_';

/**
 * Makes a key of a team.
 *
 * @returns the key itself, for this one time: only its hash is kept. It is all chance, so the hash needs no salt.
 */
export async function makeApiKey(
  database: Database,
  { teamId, name, madeBy, now }: Omit<ApiKey, 'id'> & { readonly name: string; readonly now: Date },
): Promise<{ readonly id: string; readonly key: string }> {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const { rows } = await sql<{ id: string }>`
    insert into team_api_keys (team_id, name, key_hash, made_by, made_at)
    values (${teamId}, ${name}, ${hashOf(key)}, ${madeBy}, ${now})
    returning id
  `.execute(database);
  return { id: rows[0]!.id, key };
}

/** The key that a program bears, unless it was taken back; notes that it is used, at most once an hour. */
export async function useApiKey(database: Database, key: string, now: Date): Promise<ApiKey | undefined> {
  if (!key.startsWith(PREFIX)) return undefined;
  const { rows } = await sql<ApiKey & { lastUsedAt: Date | null }>`
    select id, team_id as "teamId", made_by as "madeBy", last_used_at as "lastUsedAt" from team_api_keys
    where key_hash = ${hashOf(key)} and revoked_at is null
  `.execute(database);
  const [found] = rows;
  if (!found) return undefined;
  const { lastUsedAt, ...apiKey } = found;
  const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < 3_600_000;
  if (!isNoted) await sql`update team_api_keys set last_used_at = ${now} where id = ${found.id}`.execute(database);
  return apiKey;
}

/** Takes a key back: it lets nobody in any more. */
export async function revokeApiKey(database: Database, teamId: string, id: string, now: Date): Promise<void> {
  await sql`
    update team_api_keys set revoked_at = ${now} where team_id = ${teamId} and id = ${id} and revoked_at is null
  `.execute(database);
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
