import type { Database } from '../database/connect.ts';
import { countRequest } from '../database/rate-limits-store.ts';
import { Refused } from '../refused.ts';

/** Of one link in a minute, from wherever they come: a crowd gets in, a list of words does not. */
const mostTries = 120;

/** Counts a try at a link's password. @throws Refused `too-many-requests` */
export async function limitPasswords(database: Database, shareId: string): Promise<void> {
  const { count, endsInMs } = await countRequest(database, `share password ${shareId}`, 60_000);
  if (count <= mostTries) return;
  throw new Refused('too-many-requests', 429, undefined, { retryAfterSeconds: Math.ceil(endsInMs / 1000) });
}
