import type { Database } from '../database/connect.ts';
import { countRequest } from '../database/rate-limits-store.ts';
import { Refused } from '../refused.ts';

/** Of one link in a minute, from wherever they come. A crowd gets in; a list of passwords does not. */
const most = { open: 12_000, password: 120 } as const;

/** Counts what is asked of a link before there is a session. @throws Refused `too-many-requests`, with the seconds to wait */
export async function limitLink(database: Database, shareId: string, what: keyof typeof most): Promise<void> {
  const { count, endsInMs } = await countRequest(database, `share ${what} ${shareId}`, 60_000);
  if (count <= most[what]) return;
  throw new Refused('too-many-requests', 429, undefined, { retryAfterSeconds: Math.ceil(endsInMs / 1000) });
}
