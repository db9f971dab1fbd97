import type { Database } from '../database/connect.ts';
import { countRequest } from '../database/rate-limits-store.ts';
import { Refused } from '../refused.ts';

/**
 * Maximum requests to one share link per minute, from all clients together: enough for a crowd, too few to guess
 * passwords.
 */
const requestLimits = { open: 12_000, password: 120 } as const;

/**
 * Counts a request to a share link from a client without a session.
 * @throws Refused `too-many-requests`, with the seconds to wait
 */
export async function limitShareRequests(
  database: Database,
  shareId: string,
  action: keyof typeof requestLimits,
): Promise<void> {
  const { count, endsInMs } = await countRequest(database, `share ${action} ${shareId}`, 60_000);
  if (count <= requestLimits[action]) return;
  throw new Refused('too-many-requests', 429, undefined, { retryAfterSeconds: Math.ceil(endsInMs / 1000) });
}
