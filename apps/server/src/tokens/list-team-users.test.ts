import { randomUUID } from 'node:crypto';
import { type ApiClient, listTeamUsers } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { recordActivity } from './tokens-store.ts';

const [teamId, tenantId] = [randomUUID(), randomUUID()];
let test: TestApp;
let member: ApiClient;
beforeAll(async () => {
  test = await startTestApp();
  const see = (name: string, at: string, team = teamId) =>
    recordActivity(
      test.db.database,
      { teamId: team, tenantId, userId: randomUUID(), name, email: name === 'Tom' ? null : `${name}@quay.example` },
      new Date(at),
    );
  await see('Amira', '2026-03-14T09:00:00Z');
  await see('Tom', '2026-03-01T00:00:00Z');
  await see('Priya', '2026-02-28T23:59:59Z');
  await see('Stranger', '2026-03-14T09:00:00Z', randomUUID());
  const claims = { teamId, userId: randomUUID(), tenantId, isTeamOwner: false };
  member = test.clientWith(await test.tokens.signTeamToken(claims));
});
afterAll(() => test.close());

async function listUsers(query: { readonly offset?: number; readonly limit?: number }) {
  const answer = await member.call(listTeamUsers, { params: { teamId }, query });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

it('lists users of the team, most recently active first, and whether they were active this month', async () => {
  const { users, hasMore } = await listUsers({});
  expect(users.map(({ name, email, active }) => [name, email, active])).toEqual([
    ['Amira', 'Amira@quay.example', true],
    ['Tom', null, true],
    ['Priya', 'Priya@quay.example', false],
  ]);
  expect(hasMore).toBe(false);
});

it('continues after the previous page', async () => {
  const first = await listUsers({ limit: 2 });
  expect([first.users.length, first.hasMore]).toEqual([2, true]);
  const second = await listUsers({ offset: 2, limit: 2 });
  expect([second.users.map(({ name }) => name), second.hasMore]).toEqual([['Priya'], false]);
});
