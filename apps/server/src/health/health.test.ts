import { getHealth } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../database/connect.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { isDatabaseUp } from './health-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('returns the product name, and reports that the database is up', async () => {
  expect(await test.clientWith('').call(getHealth, {})).toEqual({
    ok: true,
    value: { product: 'Tideform', database: 'up' },
  });
});

it('reports that the database is down', async () => {
  const nowhere = openPool('postgres://127.0.0.1:9/nothing', 1);
  expect(await isDatabaseUp(nowhere)).toBe(false);
  await nowhere.destroy();
});
