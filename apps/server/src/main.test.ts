import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AddedPerson, addPeople } from './testing/add-people.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { type IssuedTokens, openSignInClient } from './testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let server: ServerProcess;
let ada: AddedPerson;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada } = await addPeople(db.database, { domain: 'kill.example', password }, ['ada']));
  server = await startServerProcess(db.connectionString);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await db.close();
}, 60_000);

it('keeps people signed in when the server is killed and started again on its data', async () => {
  const client = openSignInClient(server.origin);
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
}, 60_000);

it('finishes a sign-in whose page was open while the server was killed', async () => {
  const client = openSignInClient(server.origin);
  const page = await client.authorize();
  await server.kill();
  await server.start();
  const answer = await client.browser.submit(page, { account: ada.account, password });
  expect(decodeJwt((await client.redeem(answer)).id_token).oid).toBe(ada.id);
}, 60_000);

it('stops when it is asked to, with exit code 0', async () => {
  expect(await server.stop()).toBe(0);
  await server.start();
  const health = await fetch(`${server.origin}/api/health`);
  expect(await health.json()).toEqual({ product: 'Tideform', database: 'up' });
}, 60_000);
