import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey as KeyOfTeam } from '@tideform/contract';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';

/** A key by which a program acts for a team, as a builder would. */
export interface ApiKey {
  readonly id: string;
  readonly teamId: string;
  /** The team's. */
  readonly tenantId: string;
  /** Who has made it. */
  readonly madeBy: string;
}

/** So that people, and programs that look for leaked secrets, know what it is. */
const PREFIX = 'tfk_';

interface NewApiKey extends Omit<ApiKey, 'id'> {
  readonly name: string;
  readonly now: Date;
  /** So many a team may have. */
  readonly most: number;
}

/**
 * Makes a key of a team that has fewer than `most`.
 *
 * @returns the key itself, for this one time: only its hash is kept. It is all chance, so the hash needs no salt.
 */
export async function makeApiKey(
  database: Database,
  { teamId, tenantId, name, madeBy, now, most }: NewApiKey,
): Promise<{ readonly id: string; readonly key: string } | undefined> {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return await withAdvisoryLock(database, `api keys ${teamId}`, async (connection) => {
    if ((await readApiKeys(connection, teamId)).length >= most) return undefined;
    const { rows } = await sql<{ id: string }>`
      insert into team_api_keys (team_id, tenant_id, name, key_hash, made_by, made_at)
      values (${teamId}, ${tenantId}, ${name}, ${hashOf(key)}, ${madeBy}, ${now})
      returning id
    `.execute(connection);
    return { id: rows[0]!.id, key };
  });
}

/** The keys of a team that count, in the order in which they were made. */
export async function readApiKeys(database: Database, teamId: string): Promise<KeyOfTeam[]> {
  const { rows } = await sql<{ id: string; name: string; madeAt: Date; lastUsedAt: Date | null }>`
    select id, name, made_at as "madeAt", last_used_at as "lastUsedAt" from team_api_keys
    where team_id = ${teamId} and revoked_at is null order by made_at, id
  `.execute(database);
  return rows.map(({ madeAt, lastUsedAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** The key that a program bears, unless it was taken back; notes that it is used, at most once an hour. */
export async function useApiKey(database: Database, key: string, now: Date): Promise<ApiKey | undefined> {
  if (!key.startsWith(PREFIX)) return undefined;
  const { rows } = await sql<ApiKey & { lastUsedAt: Date | null }>`
    select id, team_id as "teamId", tenant_id as "tenantId", made_by as "madeBy", last_used_at as "lastUsedAt" from team_api_keys
    where key_hash = ${hashOf(key)} and revoked_at is null
  `.execute(database);
  const [found] = rows;
  if (!found) return undefined;
  const { lastUsedAt, ...apiKey } = found;
  const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < 3_600_000;
  if (!isNoted) await sql`update team_api_keys set last_used_at = ${now} where id = ${found.id}`.execute(database);
  return apiKey;
}

/** Takes a key back: it lets nobody in any more. @returns whether it counted until now */
export async function takeApiKeyBack(database: Database, teamId: string, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update team_api_keys set revoked_at = ${now} where team_id = ${teamId} and id = ${id} and revoked_at is null
  `.execute(database);
  return numAffectedRows > 0n;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
