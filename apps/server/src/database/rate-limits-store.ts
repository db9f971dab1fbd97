import { sql } from 'kysely';
import type { Database } from './connect.ts';

export interface RequestCount {
  readonly key: string;
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts a request in a window that starts with the window's first request. All processes share the count. */
export async function countRequest(database: Database, key: string, windowMs: number): Promise<RequestCount> {
  return (await countRequests(database, [key], windowMs))[0]!;
}

/**
 * Counts requests under several rate limit keys.
 *
 * @param amount number of requests to count
 */
export async function countRequests(
  database: Database,
  keys: readonly string[],
  windowMs: number,
  amount = 1,
): Promise<RequestCount[]> {
  const { rows } = await sql<RequestCount>`
    insert into rate_limits as known (key, count, ends_at)
    -- sorted by key, so that concurrent calls do not deadlock
    select key, ${amount}::int, now() + ${windowMs} * interval '1 millisecond' from unnest(${keys}::text[]) as key order by key
    on conflict (key) do update set
      count = case when known.ends_at <= now() then ${amount}::int else known.count + ${amount}::int end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as "endsInMs"
  `.execute(database);
  return rows;
}

/** Loads the request counts of keys whose windows haven't ended. */
export async function loadRequestCounts(
  database: Database,
  keys: readonly string[],
): Promise<{ readonly key: string; readonly count: number }[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, count from rate_limits where key = any(${keys}::text[]) and ends_at > now()
  `.execute(database);
  return rows;
}

/** Deletes the request counts of windows that have ended. */
export async function deleteEndedWindows(database: Database): Promise<void> {
  await sql`delete from rate_limits where ends_at <= now()`.execute(database);
}
