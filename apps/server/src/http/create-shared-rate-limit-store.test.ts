import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../database/connect.ts';
import { deleteEndedWindows } from '../database/rate-limits-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createSharedRateLimitStore } from './create-shared-rate-limit-store.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** Starts a server process with two routes that allow three calls per time window. */
async function startProcess(database = db.database, timeWindow = 60_000): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(rateLimit, { global: false, ...createSharedRateLimitStore(database) });
  for (const url of ['/one', '/other']) {
    app.get(url, { config: { rateLimit: { max: 3, timeWindow } } }, async () => 'well');
  }
  return app;
}

const getStatus = async (app: FastifyInstance, url: string, remoteAddress = '192.0.2.1') =>
  (await app.inject({ url, remoteAddress })).statusCode;

it('counts calls by route and IP address across all processes', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  expect([await getStatus(first, '/one'), await getStatus(second, '/one'), await getStatus(first, '/one')]).toEqual([
    200, 200, 200,
  ]);
  expect([await getStatus(second, '/one'), await getStatus(first, '/one')]).toEqual([429, 429]);
  expect(await getStatus(second, '/other')).toBe(200);
  expect(await getStatus(second, '/one', '192.0.2.2')).toBe(200);
});

it('resets the count after each time window', async () => {
  const app = await startProcess(db.database, 1);
  const asked: number[] = [];
  await expect.poll(async () => asked.push(await getStatus(app, '/one', '192.0.2.3'))).toBeGreaterThan(4);
  expect(asked).toEqual(asked.map(() => 200));
  await deleteEndedWindows(db.database);
});

it('applies no limits while the database is down', async () => {
  const away = openPool('postgres://nobody@127.0.0.1:1/none', 1);
  const app = await startProcess(away);
  for (let times = 0; times < 5; times += 1) expect(await getStatus(app, '/one')).toBe(200);
  await away.destroy();
});
