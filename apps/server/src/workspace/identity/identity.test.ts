import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AddedPerson, addPeople } from '../../testing/add-people.ts';
import { findFreePort } from '../../testing/server-process.ts';
import { type IssuedTokens, openSignInClient } from '../../testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createIdentity, type Identity } from './identity.ts';
import type { IdentityOptions } from './identity-options.ts';
import { readIdentityKeys } from './provider/identity-keys-store.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let ada: AddedPerson;
let ben: AddedPerson;
let guest: AddedPerson;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada, ben } = await addPeople(db.database, { domain: 'north.example', password }, ['ada', 'ben']));
  ({ zoe: guest } = await addPeople(db.database, { domain: 'south.example', password }, ['zoe']));
}, 60_000);
afterAll(() => db.close());

interface Server {
  readonly origin: string;
  readonly identity: Identity;
  readonly app: FastifyInstance;
}

async function startIdentity(
  port: number,
  options: Partial<Pick<IdentityOptions, 'accessTokenSeconds' | 'now' | 'publicUrl'>> = {},
): Promise<Server> {
  const origin = `http://localhost:${port}`;
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const identity = createIdentity({
    database: db.database,
    keys: await readIdentityKeys(db.database),
    publicUrl: origin,
    graphBaseUrl: `${origin}/v1.0`,
    graphScopes: ['User.Read', 'Sites.Manage.All'],
    clientId: 'tideform',
    now: () => new Date(),
    report: (error) => {
      throw error;
    },
    ...options,
  });
  await identity.serve(app);
  await app.listen({ port, host: '127.0.0.1' });
  return { origin, identity, app };
}

let server: Server;
beforeEach(async () => {
  server = await startIdentity(await findFreePort());
});
afterEach(() => server.app.close());

it('signs a person in with code and PKCE, and says who it is as Entra does', async () => {
  const tokens = await openSignInClient(server.origin).signIn(ada.account, password);
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: `${server.origin}/identity`,
    aud: 'tideform',
    nonce: 'nonce-1',
    oid: ada.id,
    tid: ada.tenantId,
    name: 'Ada Tester',
    preferred_username: ada.account,
  });
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    aud: `${server.origin}/v1.0`,
    oid: ada.id,
    tid: ada.tenantId,
    upn: ada.account,
    scp: 'User.Read Sites.Manage.All',
    xms_cc: ['CP1'],
  });
  expect(tokens.expires_in).toBe(3600);
  expect(await server.identity.verifyAccessToken(tokens.access_token)).toMatchObject({
    userId: ada.id,
    tenantId: ada.tenantId,
    scopes: ['User.Read', 'Sites.Manage.All'],
  });
});

it('shows the accounts to choose from, without an inline script or style, in no frame', async () => {
  const page = await openSignInClient(server.origin).authorize();
  expect(page.status).toBe(200);
  expect(page.text).toContain(`value="${ada.account}"`);
  expect(page.text).toContain(`value="${guest.account}"`);
  expect(page.text).not.toMatch(/<style|<script|style=|\son\w+=/);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
});

it('shows only the accounts of the organisation that the app names', async () => {
  const page = await openSignInClient(server.origin).authorize({ tenant: guest.tenantId });
  expect(page.text).toContain(guest.account);
  expect(page.text).not.toContain(ada.account);
});

it('lets nobody of another organisation in when the app names one', async () => {
  const client = openSignInClient(server.origin);
  for (const tenant of [guest.tenantId, 'nowhere']) {
    const page = await client.browser.submit(await client.authorize({ tenant }), { account: ada.account, password });
    expect(page.status).toBe(401);
  }
});

it('says on the page that the password is wrong, and keeps the choice', async () => {
  const client = openSignInClient(server.origin);
  const page = await client.browser.submit(await client.authorize(), { account: ben.account, password: 'guess' });
  expect(page.status).toBe(401);
  expect(page.text).toContain('role="alert"');
  expect(page.text).toMatch(new RegExp(`value="${ben.account}" required checked`));
  const next = await client.browser.submit(page, { account: ben.account, password });
  expect(decodeJwt((await client.redeem(next)).id_token).oid).toBe(ben.id);
});

it('gives the same answer for an unknown account as for a wrong password', async () => {
  const client = openSignInClient(server.origin);
  const page = await client.browser.submit(await client.authorize(), { account: 'who@north.example', password });
  expect(page.status).toBe(401);
});

it('needs no password again while the session lasts', async () => {
  const client = openSignInClient(server.origin);
  await client.signIn(ada.account, password);
  const page = await client.authorize({ prompt: 'none' });
  expect(decodeJwt((await client.redeem(page)).id_token).oid).toBe(ada.id);
});

it('tells an app that may not ask that a sign-in is needed', async () => {
  const page = await openSignInClient(server.origin).authorize({ prompt: 'none' });
  expect(new URL(page.url).searchParams.get('error')).toBe('login_required');
});

it('lets another account take over when the app asks for a choice', async () => {
  const client = openSignInClient(server.origin);
  await client.signIn(ada.account, password);
  const chooser = await client.authorize({ prompt: 'select_account' });
  const between = await client.browser.submit(chooser, { account: ben.account, password });
  expect(between.text).toContain('<script src="/identity/submit.js" defer>');
  expect(between.text).not.toContain('<script>');
  const page = await client.browser.submit(between, {});
  expect(decodeJwt((await client.redeem(page)).id_token).oid).toBe(ben.id);
});

it('asks again when the app names an organisation that the session is not of', async () => {
  const client = openSignInClient(server.origin);
  await client.signIn(ada.account, password);
  const page = await client.authorize({ tenant: guest.tenantId });
  expect(page.text).toContain(guest.account);
});

it('accepts the claims of a claims challenge', async () => {
  const client = openSignInClient(server.origin);
  const claims = JSON.stringify({ access_token: { nbf: { essential: true, value: '1700000000' } } });
  const tokens = await client.signIn(ada.account, password, { claims });
  expect(decodeJwt(tokens.access_token).oid).toBe(ada.id);
});

it('answers an old token with a claims challenge once a fresh one is required, and a new token is good', async () => {
  let now = new Date();
  const { app, identity, origin } = await startIdentity(await findFreePort(), { now: () => now });
  try {
    const client = openSignInClient(origin);
    const old = await client.signIn(ada.account, password);
    now = new Date(now.getTime() + 1);
    identity.requireFreshToken(ada.id);
    const refused = await identity.verifyAccessToken(old.access_token);
    expect(JSON.parse(refused?.claimsChallenge ?? '{}')).toMatchObject({ access_token: { nbf: { essential: true } } });
    const fresh = (await (await client.refresh(old.refresh_token)).json()) as IssuedTokens;
    expect(await identity.verifyAccessToken(fresh.access_token)).not.toHaveProperty('claimsChallenge');
  } finally {
    await app.close();
  }
});

it('rotates refresh tokens: each gives a new one', async () => {
  const client = openSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  const second = (await (await client.refresh(first.refresh_token)).json()) as IssuedTokens;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await client.refresh(second.refresh_token)).status).toBe(200);
});

it('forgives a refresh whose reply was lost: the spent token is good for a short while', async () => {
  const client = openSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  await client.refresh(first.refresh_token);
  expect((await client.refresh(first.refresh_token)).status).toBe(200);
});

it('ends everything under a refresh token that is used again much later: it was stolen', async () => {
  const client = openSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  const second = (await (await client.refresh(first.refresh_token)).json()) as IssuedTokens;
  await ageSpentTokens();
  expect((await client.refresh(first.refresh_token)).status).toBe(400);
  expect((await client.refresh(second.refresh_token)).status).toBe(400);
});

it('ends the session and the refresh token with a confirmed sign-out', async () => {
  const client = openSignInClient(server.origin);
  const tokens = await client.signIn(ada.account, password);
  const page = await client.signOut(tokens.id_token);
  expect(page.url).toBe(`${server.origin}/`);
  expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
  const after = await client.authorize({ prompt: 'none' });
  expect(new URL(after.url).searchParams.get('error')).toBe('login_required');
});

it('brings somebody who is signed out already back to the app without an inline script', async () => {
  const client = openSignInClient(server.origin);
  const tokens = await client.signIn(ada.account, password);
  await client.signOut(tokens.id_token);
  const page = await client.signOut(tokens.id_token);
  expect(page.url).toBe(`${server.origin}/`);
});

it('stays signed in when the sign-out is not confirmed', async () => {
  const client = openSignInClient(server.origin);
  const tokens = await client.signIn(ada.account, password);
  const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${server.origin}/` });
  const page = await client.browser.open(`${server.origin}/identity/session/end?${query}`);
  expect(page.text).toContain('Stay signed in');
  expect(new URL((await client.authorize({ prompt: 'none' })).url).searchParams.has('code')).toBe(true);
});

it('speaks of itself by its public address when a proxy stands in front, with cookies for https only, and no list of people', async () => {
  const port = await findFreePort();
  const behind = await startIdentity(port, { publicUrl: 'https://forms.example.com' });
  try {
    const discovery = await fetch(`http://127.0.0.1:${port}/identity/.well-known/openid-configuration`);
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
    const asked = await fetch(`http://127.0.0.1:${port}/identity/auth?${query}`, { redirect: 'manual' });
    expect(asked.headers.get('location')).toMatch(/^\/identity\/interaction\//);
    const cookies = asked.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    const page = await fetch(`http://127.0.0.1:${port}${asked.headers.get('location')}`, {
      headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    });
    expect(await page.text()).not.toContain(ada.account);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/i);
  } finally {
    await behind.app.close();
  }
});

it('refuses a code without PKCE, a foreign redirect and a foreign resource', async () => {
  const client = openSignInClient(server.origin);
  expect((await client.authorize({ code_challenge: '' })).url).toContain('error=invalid_request');
  expect((await client.authorize({ redirect_uri: 'https://evil.example/' })).status).toBe(400);
  expect((await client.authorize({ resource: 'https://evil.example/api' })).url).toContain('error=invalid_target');
});

it('shows a page when the sign-in was finished in another tab', async () => {
  const page = await openSignInClient(server.origin).browser.open(`${server.origin}/identity/interaction/unknown`);
  expect(page.status).toBe(400);
  expect(page.text).toContain('This sign-in is over');
});

it('refuses an access token after its life, of another issuer, or tampered with', async () => {
  let now = new Date();
  const brief = await startIdentity(await findFreePort(), { accessTokenSeconds: 60, now: () => now });
  try {
    const { access_token: token, expires_in } = await openSignInClient(brief.origin).signIn(ada.account, password);
    expect(expires_in).toBe(60);
    expect(await brief.identity.verifyAccessToken(token)).toBeDefined();
    expect(await server.identity.verifyAccessToken(token)).toBeUndefined();
    expect(await brief.identity.verifyAccessToken(`${token.slice(0, -4)}AAAA`)).toBeUndefined();
    expect(await brief.identity.verifyAccessToken('nonsense')).toBeUndefined();
    now = new Date(now.getTime() + 62_000);
    expect(await brief.identity.verifyAccessToken(token)).toBeUndefined();
  } finally {
    await brief.app.close();
  }
});

/** Makes every spent token look as if it was spent an hour ago. */
async function ageSpentTokens(): Promise<void> {
  await sql`
    update workspace.identity_records
    set payload = payload || jsonb_build_object('consumed', (payload->>'consumed')::bigint - 3600)
    where payload ? 'consumed'
  `.execute(db.database);
}
