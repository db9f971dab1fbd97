import { createHash } from 'node:crypto';
import type { ApiOperation, RateLimits } from '@tideform/contract';
import type { Database } from '../database/connect.ts';
import { isDatabaseOutage } from '../database/is-outage.ts';
import { countRequests } from '../database/rate-limits-store.ts';
import { Refused } from '../refused.ts';
import type { AnyCaller } from './authenticate.ts';

const MINUTE_MS = 60_000;

/** Whose calls are counted together, by what is counted. */
export type Counted = Partial<Record<keyof RateLimits, string>>;

/** Who a caller is to the counts. Tokens are not kept: of a Graph token, which says nothing to us, a hash is. */
export function countedOf(caller: AnyCaller): Counted {
  if (caller === undefined) return {};
  if ('keyId' in caller) return { key: caller.keyId, team: caller.teamId };
  if ('sessionId' in caller) return { token: caller.sessionId, share: caller.shareId, team: caller.teamId };
  if ('teamId' in caller) return { token: `${caller.teamId} ${caller.userId}`, team: caller.teamId };
  if ('userId' in caller) return { token: caller.userId };
  return { token: createHash('sha256').update(caller.graphToken).digest('base64url') };
}

/**
 * Counts a call of an operation for each of these, in all processes together. While the database is away nobody is refused:
 * what a limit protects needs it too.
 *
 * @throws `Refused` with `too-many-requests` and the seconds until the minute ends
 */
export async function limitCalls(database: Database, { name, limits }: ApiOperation, counted: Counted): Promise<void> {
  const most = new Map<string, number>();
  for (const by of ['address', 'token', 'team', 'key', 'share'] as const) {
    if (limits[by] !== undefined && counted[by] !== undefined) most.set(`${name} ${by} ${counted[by]}`, limits[by]);
  }
  if (most.size === 0) return;
  const over = overOf(database);
  for (const key of most.keys()) {
    const leftMs = (over.get(key) ?? 0) - Date.now();
    if (leftMs > 0) throw refusal(leftMs);
  }
  for (const { key, count, endsInMs } of await countOrPass(database, [...most.keys()])) {
    if (count <= (most.get(key) ?? 0)) continue;
    noteOver(over, key, Date.now() + endsInMs);
    throw refusal(endsInMs);
  }
}

const refusal = (endsInMs: number): Refused =>
  new Refused('too-many-requests', 429, undefined, { retryAfterSeconds: Math.ceil(endsInMs / 1000) });

/** Until when those over a limit are refused: an attacker's calls cost no query each until their minute ends. */
const overs = new WeakMap<Database, Map<string, number>>();
const mostOver = 10_000;

function overOf(database: Database): Map<string, number> {
  const known = overs.get(database) ?? new Map<string, number>();
  overs.set(database, known);
  return known;
}

function noteOver(over: Map<string, number>, key: string, untilMs: number): void {
  over.delete(key);
  over.set(key, untilMs);
  const [oldest] = over.keys();
  if (over.size > mostOver && oldest !== undefined) over.delete(oldest);
}

async function countOrPass(database: Database, keys: readonly string[]) {
  try {
    return await countRequests(database, keys, MINUTE_MS);
  } catch (error) {
    if (isDatabaseOutage(error)) return [];
    throw error;
  }
}
