import { randomUUID } from 'node:crypto';
import { createApiClient, getTeamToken, nextSubmissionNumber } from '@tideform/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AddedPerson, addPeople, addTeam } from './testing/add-people.ts';
import { createSignInClient, type IssuedTokens } from './testing/create-sign-in-client.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let server: ServerProcess;
let ada: AddedPerson;
let ben: AddedPerson;
let zoe: AddedPerson;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada, ben, zoe } = await addPeople(db.database, { domain: 'kill.example', password }, ['ada', 'ben', 'zoe']));
  server = await startServerProcess(db.connectionString);
});
afterAll(async () => {
  await server.remove();
  await db.close();
});

it('keeps users signed in after a crash and restart', async () => {
  const client = createSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  const second = (await (await client.refresh(first.refresh_token)).json()) as IssuedTokens;

  await server.kill();
  await server.start();

  const third = await client.refresh(second.refresh_token);
  expect(third.status).toBe(200);
  const again = await client.redeem(await client.authorize({ prompt: 'none' }));
  expect(decodeJwt(again.id_token).oid).toBe(ada.id);

  expect((await client.signOut(again.id_token)).url).toBe(`${server.origin}/`);
  const { refresh_token: last } = (await third.json()) as IssuedTokens;
  expect((await client.refresh(last)).status).toBe(400);
});

it('completes a sign-in whose page was open when the server crashed', async () => {
  const client = createSignInClient(server.origin);
  const page = await client.authorize();
  await server.kill();
  await server.start();
  const answer = await client.browser.submit(page, { account: ada.account, password });
  expect(decodeJwt((await client.redeem(answer)).id_token).oid).toBe(ada.id);
});

it('stops with exit code 0 after a termination signal', async () => {
  expect(await server.stop()).toBe(0);
  await server.start();
  const health = await fetch(`${server.origin}/api/health`);
  expect(await health.json()).toEqual({ product: 'Tideform', database: 'up' });
});

/** Creates an API client for a user who signs in to the workspace and gets tokens like the app does. */
async function apiOf(person: AddedPerson) {
  const { access_token: graphToken } = await createSignInClient(server.origin).signIn(person.account, password);
  const api = createApiClient({
    baseUrl: server.origin,
    fetch,
    async token({ caller, teamId = '' }) {
      if (caller === 'graph') return graphToken;
      const answer = await api.call(getTeamToken, { params: { teamId } });
      if (!answer.ok) throw new Error(answer.refusal);
      return answer.value.token;
    },
  });
  return api;
}

it("loads the owners and members of a team from the workspace's Graph", async () => {
  const teamId = await addTeam(db.database, { name: 'Harbour', owner: ada, members: [ben] });
  const requestTeamToken = async (person: AddedPerson) =>
    (await apiOf(person)).call(getTeamToken, { params: { teamId } });
  const [owner, member, stranger] = [
    await requestTeamToken(ada),
    await requestTeamToken(ben),
    await requestTeamToken(zoe),
  ];
  expect(owner.ok && decodeJwt(owner.value.token)).toMatchObject({ userId: ada.id, isTeamOwner: true });
  expect(member.ok && decodeJwt(member.value.token)).toMatchObject({ userId: ben.id, isTeamOwner: false });
  expect(stranger).toMatchObject({ ok: false, refusal: 'forbidden' });
});

it('[I7] returns the same submission number after a crash, and the next number for another response', async () => {
  const teamId = await addTeam(db.database, { name: 'Quay', owner: ada, members: [] });
  const params = { teamId, formId: randomUUID() };
  const api = await apiOf(ada);
  const next = (idempotencyKey: string) => api.call(nextSubmissionNumber, { params, idempotencyKey });
  expect(await next('response-1')).toMatchObject({ value: { submissionNumber: 1 } });
  await server.kill();
  await server.start();
  expect(await next('response-1')).toMatchObject({ value: { submissionNumber: 1 } });
  expect(await next('response-2')).toMatchObject({ value: { submissionNumber: 2 } });
});
