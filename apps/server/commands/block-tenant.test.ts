import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople } from '../src/testing/add-people.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { isTenantBlocked } from '../src/tokens/tokens-store.ts';
import { blockTenant, InvalidCommandError } from './block-tenant.ts';

let db: TestDatabase;
let tenantId: string;
const now = new Date('2026-06-10T12:00:00Z');

beforeAll(async () => {
  db = await createTestDatabase();
  const { ada } = await addPeople(db.database, { domain: 'north.example', password: 'x' }, ['ada']);
  tenantId = ada.tenantId;
});

afterAll(() => db.close());

it('blocks and unblocks an organization by its domain, and accepts repeated commands', async () => {
  for (const verb of ['block', 'block', 'unblock', 'unblock', 'block']) {
    const confirmation = await blockTenant(db.database, verb, 'North.Example', now);
    expect(confirmation).toBe(`North.Example (${tenantId}) is ${verb}ed.`);
    expect(await isTenantBlocked(db.database, tenantId)).toBe(verb === 'block');
  }
});

it('blocks a tenant outside the workspace by its ID', async () => {
  const id = randomUUID();
  await blockTenant(db.database, 'block', id, now);
  expect(await isTenantBlocked(db.database, id)).toBe(true);
});

it.each([
  [['block', 'south.example'], 'Its organizations: north.example.'],
  [['banish', 'north.example'], 'Specify block or unblock'],
  [['block'], 'Specify block or unblock'],
])('reports what is wrong with the arguments %o', async ([verb, name], why) => {
  const result = blockTenant(db.database, verb, name, now);
  await expect(result).rejects.toThrow(InvalidCommandError);
  await expect(result).rejects.toThrow(why);
});
