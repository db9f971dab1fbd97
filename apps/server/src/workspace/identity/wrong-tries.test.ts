import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { noteWrongPassword, refuseTry } from './wrong-tries.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
afterEach(() => sql`delete from rate_limits`.execute(db.database));

const account = 'ada@north.example';
const from = (address: string, device?: string, name = account) => ({ account: name, address, device });
const wrong = async (times: number, tried: (at: number) => ReturnType<typeof from>) => {
  for (let at = 0; at < times; at += 1) await noteWrongPassword(db.database, tried(at));
};
const refused = (tried: ReturnType<typeof from>) => refuseTry(db.database, tried);
/** Ends the pause between two tries. */
const pause = () => sql`delete from rate_limits where key like '% turn'`.execute(db.database);

it('stops an address that was wrong ten times for an account, and no other', async () => {
  await wrong(10, () => from('192.0.2.1'));
  expect(await refused(from('192.0.2.1'))).toBe('too-often');
  expect(await refused(from('192.0.2.1', undefined, 'ben@north.example'))).toBeUndefined();
  await wrong(90, (at) => from('192.0.2.1', undefined, `p${at}@north.example`));
  expect(await refused(from('192.0.2.1', undefined, 'ben@north.example'))).toBe('too-often');
});

it('slows unknown devices down when wrong passwords come from all over, and lets each have a turn', async () => {
  await wrong(200, (at) => from(`198.51.100.${at}`));
  expect([await refused(from('203.0.113.1')), await refused(from('203.0.113.2'))]).toEqual([undefined, 'slow']);
  await pause();
  expect(await refused(from('203.0.113.2'))).toBeUndefined();
});

it('spares a device on which the account has signed in, unless it is wrong ten times itself', async () => {
  await sql`
    insert into workspace.known_devices values
      ('known', encode(sha256(${account}), 'base64'), now())
  `.execute(db.database);
  await sql`
    update workspace.known_devices set account_hash = rtrim(translate(account_hash, '+/', '-_'), '=')
  `.execute(db.database);
  await wrong(200, () => from('192.0.2.1'));
  expect([await refused(from('192.0.2.1', 'known')), await refused(from('192.0.2.1', 'made-up'))]).toEqual([
    undefined,
    'too-often',
  ]);
  await wrong(10, () => from('192.0.2.1', 'known'));
  expect(await refused(from('203.0.113.9', 'known'))).toBe('too-often');
  expect(await refused(from('192.0.2.1', 'known', 'ben@north.example'))).toBe('too-often');
});
