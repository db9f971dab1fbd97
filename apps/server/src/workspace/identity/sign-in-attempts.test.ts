import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { checkRateLimit, recordFailedPassword } from './sign-in-attempts.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
afterEach(() => sql`delete from rate_limits`.execute(db.database));

const account = 'ada@north.example';
const createAttempt = (address: string, device?: string, name = account) => ({ account: name, address, device });
const recordFailures = async (times: number, attempt: (at: number) => ReturnType<typeof createAttempt>) => {
  for (let at = 0; at < times; at += 1) await recordFailedPassword(db.database, attempt(at));
};
const getRefusal = (attempt: ReturnType<typeof createAttempt>) => checkRateLimit(db.database, attempt);
/** Ends the delay between two attempts. */
const endDelay = () => sql`delete from rate_limits where key like '% turn'`.execute(db.database);

it('blocks only the IP address from which ten wrong passwords for an account came', async () => {
  await recordFailures(10, () => createAttempt('192.0.2.1'));
  expect(await getRefusal(createAttempt('192.0.2.1'))).toBe('too-often');
  expect(await getRefusal(createAttempt('192.0.2.1', undefined, 'ben@north.example'))).toBeUndefined();
  await recordFailures(90, (at) => createAttempt('192.0.2.1', undefined, `p${at}@north.example`));
  expect(await getRefusal(createAttempt('192.0.2.1', undefined, 'ben@north.example'))).toBe('too-often');
});

it('slows unknown devices down after wrong passwords from many addresses', async () => {
  await recordFailures(200, (at) => createAttempt(`198.51.100.${at}`));
  expect([await getRefusal(createAttempt('203.0.113.1')), await getRefusal(createAttempt('203.0.113.2'))]).toEqual([
    undefined,
    'slow',
  ]);
  await endDelay();
  expect(await getRefusal(createAttempt('203.0.113.2'))).toBeUndefined();
});

it("doesn't slow a known device down until ten wrong passwords came from it", async () => {
  await sql`
    insert into workspace.known_devices values
      ('known', encode(sha256(${account}), 'base64'), now())
  `.execute(db.database);
  await sql`
    update workspace.known_devices set account_hash = rtrim(translate(account_hash, '+/', '-_'), '=')
  `.execute(db.database);
  await recordFailures(200, () => createAttempt('192.0.2.1'));
  expect([
    await getRefusal(createAttempt('192.0.2.1', 'known')),
    await getRefusal(createAttempt('192.0.2.1', 'made-up')),
  ]).toEqual([undefined, 'too-often']);
  await recordFailures(10, () => createAttempt('192.0.2.1', 'known'));
  expect(await getRefusal(createAttempt('203.0.113.9', 'known'))).toBe('too-often');
  expect(await getRefusal(createAttempt('192.0.2.1', 'known', 'ben@north.example'))).toBe('too-often');
});
