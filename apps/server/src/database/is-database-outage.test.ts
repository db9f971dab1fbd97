import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openPool } from './connect.ts';
import { isDatabaseOutage } from './database-errors.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase([]);
});
afterAll(() => db.close());

const getError = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('treats a connection that breaks in a transaction as an outage, and recovers', async () => {
  const pool = openPool(db.connectionString, 2);
  const failure = await getError(
    pool.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db.database);
      await sql`select pg_sleep(0.1)`.execute(db.database);
      await sql`select 1`.execute(transaction);
    }),
  );
  expect(isDatabaseOutage(failure)).toBe(true);
  expect((await sql`select 1 as one`.execute(pool)).rows).toEqual([{ one: 1 }]);
  await pool.destroy();
});

it('treats an unreachable database as an outage', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none', 1);
  expect(isDatabaseOutage(await getError(sql`select 1`.execute(pool)))).toBe(true);
  await pool.destroy();
});

it('does not treat an invalid statement or an aborted request as an outage', async () => {
  expect(isDatabaseOutage(await getError(sql`select * from nothing`.execute(db.database)))).toBe(false);
  expect(isDatabaseOutage(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false);
});

it('ends idle transactions after five minutes, in case their client machine vanished', async () => {
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db.database);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '5min' }]);
});
