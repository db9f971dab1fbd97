import { createHash } from 'node:crypto';
import type { ApiOperation, RateLimits } from '@tideform/contract';
import type { Database } from '../database/connect.ts';
import { isDatabaseOutage } from '../database/database-errors.ts';
import { countRequests } from '../database/rate-limits-store.ts';
import { Refused } from '../refused.ts';
import type { AnyCaller } from './authenticate.ts';

const MINUTE_MS = 60_000;

/** Identities under which a call is counted, by kind of limit. */
export type CallIdentities = Partial<Record<keyof RateLimits, string>>;

/** Returns the identities of a caller. A Graph token, which this server can't read, is identified by its hash. */
export function getCallIdentities(caller: AnyCaller): CallIdentities {
  if (caller === undefined) return {};
  if ('keyId' in caller) return { key: caller.keyId, team: caller.teamId };
  if ('sessionId' in caller) return { token: caller.sessionId, share: caller.shareId, team: caller.teamId };
  if ('teamId' in caller) return { token: `${caller.teamId} ${caller.userId}`, team: caller.teamId };
  if ('userId' in caller) return { token: caller.userId };
  return { token: createHash('sha256').update(caller.graphToken).digest('base64url') };
}

/**
 * Counts a call of an operation for each identity of the caller, across all processes. Applies no limits while the
 * database is down, since the protected operations need the database too.
 *
 * @throws `Refused` with `too-many-requests` and the seconds until the limit resets
 */
export async function limitCalls(
  database: Database,
  { name, limits }: ApiOperation,
  identities: CallIdentities,
): Promise<void> {
  const limitsByKey = new Map<string, number>();
  for (const by of ['address', 'token', 'team', 'key', 'share'] as const) {
    if (limits[by] !== undefined && identities[by] !== undefined)
      limitsByKey.set(`${name} ${by} ${identities[by]}`, limits[by]);
  }
  if (limitsByKey.size === 0) return;
  const limitEnds = getLimitEnds(database);
  for (const key of limitsByKey.keys()) {
    const leftMs = (limitEnds.get(key) ?? 0) - Date.now();
    if (leftMs > 0) throw createLimitRefusal(leftMs);
  }
  for (const { key, count, endsInMs } of await countRequestsUnlessDown(database, [...limitsByKey.keys()])) {
    if (count <= (limitsByKey.get(key) ?? 0)) continue;
    recordLimitEnd(limitEnds, key, Date.now() + endsInMs);
    throw createLimitRefusal(endsInMs);
  }
}

const createLimitRefusal = (endsInMs: number): Refused =>
  new Refused('too-many-requests', 429, undefined, { retryAfterSeconds: Math.ceil(endsInMs / 1000) });

/**
 * Identities over a limit, with the end of their refusal in milliseconds. Avoids database queries for an attacker's
 * calls.
 */
const limitEndsByDatabase = new WeakMap<Database, Map<string, number>>();
const MAX_LIMITED_IDENTITIES = 10_000;

function getLimitEnds(database: Database): Map<string, number> {
  const limitEnds = limitEndsByDatabase.get(database) ?? new Map<string, number>();
  limitEndsByDatabase.set(database, limitEnds);
  return limitEnds;
}

function recordLimitEnd(limitEnds: Map<string, number>, key: string, untilMs: number): void {
  limitEnds.delete(key);
  limitEnds.set(key, untilMs);
  const [oldest] = limitEnds.keys();
  if (limitEnds.size > MAX_LIMITED_IDENTITIES && oldest !== undefined) limitEnds.delete(oldest);
}

async function countRequestsUnlessDown(database: Database, keys: readonly string[]) {
  try {
    return await countRequests(database, keys, MINUTE_MS);
  } catch (error) {
    if (isDatabaseOutage(error)) return [];
    throw error;
  }
}
