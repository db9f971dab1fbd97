import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AddedPerson, addPeople } from '../../testing/add-people.ts';
import { openHttpBrowser } from '../../testing/http-browser.ts';
import { type IdentityServer, startIdentity } from '../../testing/start-identity.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let server: IdentityServer;
let ada: AddedPerson;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada } = await addPeople(db.database, { domain: 'full.example', password }, ['ada']));
  server = await startIdentity(db.database, { mail: { now: () => new Date() }, report: () => undefined });
  await sql`
    create function workspace.refuse_for_want_of_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end
    $$
  `.execute(db.database);
});
afterAll(async () => {
  await server.close();
  await db.close();
});
beforeEach(() => sql`drop trigger if exists is_full on workspace.identity_records`.execute(db.database));

/** Simulates a full disk: afterwards, no record of the sign-in can be written. */
const fillDisk = () =>
  sql`
    create trigger is_full before insert or update on workspace.identity_records
    execute function workspace.refuse_for_want_of_room()
  `.execute(db.database);

it('reports a full disk with Retry-After at the start of a sign-in', async () => {
  await fillDisk();
  const page = await openHttpBrowser(() => false).open(`${server.origin}/workspace/mail`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  expect(page.text).toContain('The server’s storage is full.');
  expect(page.text).not.toContain('oops');
});

it('reports a full disk when the password is submitted', async () => {
  const browser = openHttpBrowser(() => false);
  const page = await browser.open(`${server.origin}/workspace/mail`);
  await fillDisk();
  const reply = await browser.submit(page, { account: ada.account, password });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
  expect(reply.text).toContain('The server’s storage is full.');
});
