import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AddedPerson, addPeople } from '../../testing/add-people.ts';
import { createSignInClient } from '../../testing/create-sign-in-client.ts';
import { type IdentityServer, startIdentity } from '../../testing/start-identity.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashPassword } from './password.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let server: IdentityServer;
let ada: AddedPerson;
let ben: AddedPerson;
let guest: AddedPerson;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada, ben } = await addPeople(db.database, { domain: 'north.example', password }, ['ada', 'ben']));
  ({ zoe: guest } = await addPeople(db.database, { domain: 'south.example', password }, ['zoe']));
});
afterAll(() => db.close());
beforeEach(async () => {
  server = await startIdentity(db.database);
});
afterEach(() => server.close());

it('shows the accounts to choose from, without inline scripts or styles, and not in a frame', async () => {
  const page = await createSignInClient(server.origin).authorize();
  expect(page.status).toBe(200);
  expect(page.text).toContain(`value="${ada.account}"`);
  expect(page.text).toContain(`value="${guest.account}"`);
  expect(page.text).not.toMatch(/<style|<script|style=|\son\w+=/);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
});

it('signs in demo people with one click, and others with their password', async () => {
  const own = await hashPassword('a password of my own');
  await sql`update workspace.people set password_hash = ${own} where id = ${guest.id}`.execute(db.database);
  const demonstration = await startIdentity(db.database, { knownPassword: password });
  try {
    const client = createSignInClient(demonstration.origin);
    const page = await client.authorize();
    expect(page.text).toContain('This is a demo.');
    expect(page.text).toContain(`<button class="person" name="account" value="${ada.account}"`);
    expect(page.text).not.toContain(guest.account);
    expect(page.text).toContain('<summary>Use another account</summary>');
    const pressed = await client.browser.submit(page, { account: ada.account });
    expect(decodeJwt((await client.redeem(pressed)).id_token).oid).toBe(ada.id);
    const typed = { account: guest.account, password: 'a password of my own' };
    const other = createSignInClient(demonstration.origin);
    const signedIn = await other.browser.submit(await other.authorize(), typed);
    expect(decodeJwt((await other.redeem(signedIn)).id_token).oid).toBe(guest.id);
  } finally {
    await demonstration.close();
  }
});

it('shows only the accounts of the organization that the app requests', async () => {
  const page = await createSignInClient(server.origin).authorize({ tenant: guest.tenantId });
  expect(page.text).toContain(guest.account);
  expect(page.text).not.toContain(ada.account);
});

it('refuses people of other organizations when the app requests one', async () => {
  const client = createSignInClient(server.origin);
  for (const tenant of [guest.tenantId, 'nowhere']) {
    const page = await client.browser.submit(await client.authorize({ tenant }), { account: ada.account, password });
    expect(page.status).toBe(401);
  }
});

it('shows a wrong password on the page, and keeps the selected account', async () => {
  const client = createSignInClient(server.origin);
  const page = await client.browser.submit(await client.authorize(), { account: ben.account, password: 'guess' });
  expect(page.status).toBe(401);
  expect(page.text).toContain('role="alert"');
  expect(page.text).toMatch(new RegExp(`value="${ben.account}" required checked`));
  const next = await client.browser.submit(page, { account: ben.account, password });
  expect(decodeJwt((await client.redeem(next)).id_token).oid).toBe(ben.id);
});

it('gives the same response for an unknown account as for a wrong password', async () => {
  const client = createSignInClient(server.origin);
  const page = await client.browser.submit(await client.authorize(), { account: 'who@north.example', password });
  expect(page.status).toBe(401);
});

it('does not ask for the password while the session lasts', async () => {
  const client = createSignInClient(server.origin);
  await client.signIn(ada.account, password);
  const page = await client.authorize({ prompt: 'none' });
  expect(decodeJwt((await client.redeem(page)).id_token).oid).toBe(ada.id);
});

it('responds with login_required to an app that requests no interaction', async () => {
  const page = await createSignInClient(server.origin).authorize({ prompt: 'none' });
  expect(new URL(page.url).searchParams.get('error')).toBe('login_required');
});

it('lets another account replace the session when the app requests account selection', async () => {
  const client = createSignInClient(server.origin);
  await client.signIn(ada.account, password);
  const chooser = await client.authorize({ prompt: 'select_account' });
  const between = await client.browser.submit(chooser, { account: ben.account, password });
  expect(between.text).toContain('<script src="/identity/submit.js" defer>');
  expect(between.text).not.toContain('<script>');
  const page = await client.browser.submit(between, {});
  expect(decodeJwt((await client.redeem(page)).id_token).oid).toBe(ben.id);
});

it("shows the sign-in page if the app requests an organization other than the session's", async () => {
  const client = createSignInClient(server.origin);
  await client.signIn(ada.account, password);
  const page = await client.authorize({ tenant: guest.tenantId });
  expect(page.text).toContain(guest.account);
});

it('uses its public URL behind a proxy, with secure cookies', async () => {
  const behind = await startIdentity(db.database, { publicUrl: 'https://forms.example.com' });
  try {
    const discovery = await fetch(`http://127.0.0.1:${behind.port}/identity/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({
      issuer: 'https://forms.example.com/identity',
      token_endpoint: 'https://forms.example.com/identity/token',
    });
    const query = new URLSearchParams({
      client_id: 'tideform',
      redirect_uri: 'https://forms.example.com/',
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const response = await fetch(`http://127.0.0.1:${behind.port}/identity/auth?${query}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^\/identity\/interaction\//);
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/i);
  } finally {
    await behind.close();
  }
});

it('refuses a code without PKCE, an unknown redirect URI and an unknown resource', async () => {
  const client = createSignInClient(server.origin);
  expect((await client.authorize({ code_challenge: '' })).url).toContain('error=invalid_request');
  expect((await client.authorize({ redirect_uri: 'https://evil.example/' })).status).toBe(400);
  expect((await client.authorize({ resource: 'https://evil.example/api' })).url).toContain('error=invalid_target');
});

it('shows a page when the sign-in was completed in another tab', async () => {
  const page = await createSignInClient(server.origin).browser.open(`${server.origin}/identity/interaction/unknown`);
  expect(page.status).toBe(400);
  expect(page.text).toContain('This sign-in has expired');
});

it('does not list accounts on a public server', async () => {
  const discreet = await startIdentity(db.database, { listsAccounts: false });
  try {
    const page = await createSignInClient(discreet.origin).authorize();
    expect(page.text).toContain('Password');
    expect(page.text).not.toContain(ada.account);
  } finally {
    await discreet.close();
  }
});

it('lets a person sign in on a known device despite wrong attempts on other devices', async () => {
  const client = createSignInClient(server.origin);
  await client.signIn(ben.account, password);
  const stranger = createSignInClient(server.origin);
  const page = await stranger.authorize();
  const tries = Array.from({ length: 12 }, () =>
    stranger.browser.submit(page, { account: ben.account, password: 'guess' }),
  );
  await Promise.all(tries);
  const theirs = { account: ben.account, password };
  expect((await stranger.browser.submit(page, theirs)).status).toBe(429);
  const again = await client.browser.submit(await client.authorize({ prompt: 'login' }), theirs);
  expect(decodeJwt((await client.redeem(again)).id_token).oid).toBe(ben.id);
  await sql`delete from rate_limits`.execute(db.database);
});

it('blocks an address for an account after ten wrong passwords, but not other addresses', async () => {
  const client = createSignInClient(server.origin);
  const page = await client.authorize();
  const tries = await Promise.all(
    Array.from({ length: 15 }, () => client.browser.submit(page, { account: 'Cal@north.example', password: 'guess' })),
  );
  expect(tries.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(10);
  const refused = await client.browser.submit(page, { account: 'cal@NORTH.example', password });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('300');
  expect(refused.text).toContain('Too many failed attempts. Wait five minutes, and then try again.');
  expect(decodeJwt((await createSignInClient(server.origin).signIn(ben.account, password)).id_token).oid).toBe(ben.id);
  await sql`update rate_limits set ends_at = now()`.execute(db.database);
  const again = await client.browser.submit(page, { account: 'cal@north.example', password: 'guess' });
  expect(again.status).toBe(401);
});

it('accepts form posts only from its own page', async () => {
  const client = createSignInClient(server.origin);
  const { url } = await client.authorize();
  const body = new URLSearchParams({ account: ada.account, password });
  const send = async (headers: Record<string, string>) =>
    (await client.browser.open(url, { method: 'POST', body, headers })).status;
  expect(await send({ origin: 'https://evil.example' })).toBe(403);
  expect(await send({ origin: 'null' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send({ origin: server.origin, 'sec-fetch-site': 'same-origin' })).toBe(0);
});
