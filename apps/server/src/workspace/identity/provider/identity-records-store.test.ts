import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { consumeRecord, createRecordAdapter, loadRecord, saveRecord } from './identity-records-store.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
afterEach(() => {
  vi.useRealTimers();
});

it.each([-3600, 3600])('keeps a record for its lifetime when the process clock is %i s off', async (offSeconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offSeconds * 1000 });
  await saveRecord(db.database, 'Session', 'one', {}, 60);
  expect(await loadRecord(db.database, 'Session', 'one')).toMatchObject({ payload: {} });
  await sql`update workspace.identity_records set expires_at = expires_at - interval '61 seconds'`.execute(db.database);
  expect(await loadRecord(db.database, 'Session', 'one')).toBeUndefined();
});

it.each([-3600, 3600])(
  'accepts a used refresh token again within a minute when the process clock is %i s off',
  async (off) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off * 1000 });
    const find = () => createRecordAdapter(db.database)('RefreshToken')!.find('token');
    await saveRecord(db.database, 'RefreshToken', 'token', {}, 600);
    expect(await consumeRecord(db.database, 'RefreshToken', 'token')).toBe(true);
    expect(await find()).toEqual({});
    await sql`
    update workspace.identity_records
    set payload = jsonb_build_object('consumed', (payload->>'consumed')::bigint - 61) where id = 'token'
  `.execute(db.database);
    expect(await find()).toEqual({ consumed: expect.any(Number) });
  },
);
