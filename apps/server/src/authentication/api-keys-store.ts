import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey as KeyOfTeam } from '@tideform/contract';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';

/** API key: lets a program act for a team with the permissions of a builder. */
export interface ApiKey {
  readonly id: string;
  readonly teamId: string;
  /** Tenant of the team. */
  readonly tenantId: string;
  /** ID of the user who created the key. */
  readonly madeBy: string;
}

/** Prefix that makes keys recognizable for people and secret scanners. */
const PREFIX = 'tfk_';

interface NewApiKey extends Omit<ApiKey, 'id'> {
  readonly name: string;
  readonly now: Date;
  /** Maximum number of API keys per team. */
  readonly maxKeys: number;
}

/**
 * Creates an API key for a team.
 *
 * @returns the key, which can't be retrieved later, since only its hash is stored (without salt, since keys are
 * random); `undefined` if the team already has `most` keys
 */
export async function insertApiKey(
  database: Database,
  { teamId, tenantId, name, madeBy, now, maxKeys: most }: NewApiKey,
): Promise<{ readonly id: string; readonly key: string } | undefined> {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return await withAdvisoryLock(database, `api keys ${teamId}`, async (connection) => {
    if ((await loadApiKeys(connection, teamId)).length >= most) return undefined;
    const { rows } = await sql<{ id: string }>`
      insert into team_api_keys (team_id, tenant_id, name, key_hash, made_by, made_at)
      values (${teamId}, ${tenantId}, ${name}, ${hashKey(key)}, ${madeBy}, ${now})
      returning id
    `.execute(connection);
    return { id: rows[0]!.id, key };
  });
}

/** Loads a team's valid API keys, oldest first. */
export async function loadApiKeys(database: Database, teamId: string): Promise<KeyOfTeam[]> {
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

/** Finds a valid API key, and records its use at most once an hour. */
export async function findApiKeyAndRecordUse(database: Database, key: string, now: Date): Promise<ApiKey | undefined> {
  if (!key.startsWith(PREFIX)) return undefined;
  const { rows } = await sql<ApiKey & { lastUsedAt: Date | null }>`
    select id, team_id as "teamId", tenant_id as "tenantId", made_by as "madeBy", last_used_at as "lastUsedAt" from team_api_keys
    where key_hash = ${hashKey(key)} and revoked_at is null
  `.execute(database);
  const [found] = rows;
  if (!found) return undefined;
  const { lastUsedAt, ...apiKey } = found;
  const isRecorded = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < 3_600_000;
  if (!isRecorded) await sql`update team_api_keys set last_used_at = ${now} where id = ${found.id}`.execute(database);
  return apiKey;
}

/** Revokes an API key. @returns whether the key was valid */
export async function markApiKeyRevoked(database: Database, teamId: string, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update team_api_keys set revoked_at = ${now} where team_id = ${teamId} and id = ${id} and revoked_at is null
  `.execute(database);
  return numAffectedRows > 0n;
}

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();
