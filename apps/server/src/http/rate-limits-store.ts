import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Counts a request in its window, which begins with the first one; all processes count together. */
export async function countRequest(
  database: Database,
  key: string,
  windowMs: number,
): Promise<{ readonly count: number; readonly endsInMs: number }> {
  const { rows } = await sql<{ count: number; endsInMs: number }>`
    insert into rate_limits as known (key, count, ends_at)
    values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when known.ends_at <= now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning count, (extract(epoch from ends_at - now()) * 1000)::float8 as "endsInMs"
  `.execute(database);
  return rows[0]!;
}

/** Throws away windows that have ended. */
export async function sweepRateLimits(database: Database): Promise<void> {
  await sql`delete from rate_limits where ends_at <= now()`.execute(database);
}
