import { sql } from 'kysely';
import { type Database, getSessionPool } from './open-pool.ts';

/**
 * Runs `work` while holding the advisory lock `name`. Other processes that request the same lock of this database wait.
 *
 * @param work receives the connection that holds the lock; it may use other connections, too
 */
export async function withAdvisoryLock<Result>(
  database: Database,
  name: string,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return getSessionPool(database)
    .connection()
    .execute(async (connection) => {
      await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
      }
    });
}
