import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTokens } from '../../authentication/tokens.ts';
import { type AddedPerson, addPeople } from '../../testing/add-people.ts';
import { createSignInClient, type IssuedTokens } from '../../testing/create-sign-in-client.ts';
import { type IdentityServer, startIdentity } from '../../testing/start-identity.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { loadSigningKeys } from '../../tokens/tokens-store.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let server: IdentityServer;
let ada: AddedPerson;
let ben: AddedPerson;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada, ben } = await addPeople(db.database, { domain: 'north.example', password }, ['ada', 'ben']));
});
afterAll(() => db.close());
beforeEach(async () => {
  server = await startIdentity(db.database);
});
afterEach(() => server.close());

it('signs a person in with authorization code and PKCE, and issues claims as Entra does', async () => {
  const tokens = await createSignInClient(server.origin).signIn(ada.account, password);
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

it('hides its cookies from scripts and other sites, and supports password managers', async () => {
  const cookies: string[] = [];
  const watched: typeof fetch = async (...asked) => {
    const reply = await fetch(...asked);
    cookies.push(...reply.headers.getSetCookie());
    return reply;
  };
  const client = createSignInClient(server.origin, 'tideform', watched);
  const page = await client.authorize();
  expect(page.text).toMatch(/<input type="password"[^>]*autocomplete="current-password"/);
  await client.redeem(await client.browser.submit(page, { account: ada.account, password }));
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toContain('tf_session');
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
  }
});

it('accepts the claims of a claims challenge', async () => {
  const client = createSignInClient(server.origin);
  const claims = JSON.stringify({ access_token: { nbf: { essential: true, value: '1700000000' } } });
  const tokens = await client.signIn(ada.account, password, { claims });
  expect(decodeJwt(tokens.access_token).oid).toBe(ada.id);
});

it('responds to an old token with a claims challenge after a fresh one is required', async () => {
  let now = new Date();
  const { close, identity, origin } = await startIdentity(db.database, { now: () => now });
  try {
    const client = createSignInClient(origin);
    const old = await client.signIn(ada.account, password);
    now = new Date(now.getTime() + 1);
    await identity.requireFreshToken(ada.id);
    const refused = await identity.verifyAccessToken(old.access_token);
    expect(JSON.parse(refused?.claimsChallenge ?? '{}')).toMatchObject({ access_token: { nbf: { essential: true } } });
    const fresh = (await (await client.refresh(old.refresh_token)).json()) as IssuedTokens;
    expect(await identity.verifyAccessToken(fresh.access_token)).not.toHaveProperty('claimsChallenge');
  } finally {
    await close();
  }
});

it('ends authorization codes after a minute, unused sessions after a month, and all grants after a year', async () => {
  const client = createSignInClient(server.origin);
  await client.browser.submit(await client.authorize(), { account: ada.account, password });
  await client.signIn(ada.account, password);
  const { rows } = await sql<{ model: string; seconds: number }>`
    select model, max(extract(epoch from expires_at - now()))::float8 as seconds from workspace.identity_records group by 1
  `.execute(db.database);
  const lives = Object.fromEntries(rows.map(({ model, seconds }) => [model, seconds]));
  const day = 86_400;
  expect(lives.AuthorizationCode).toBeLessThanOrEqual(60);
  expect(lives.RefreshToken).toBeLessThanOrEqual(30 * day);
  expect(lives.Session).toBeLessThanOrEqual(30 * day);
  expect(lives.Grant).toBeLessThanOrEqual(365 * day);
});

it('rotates refresh tokens', async () => {
  const client = createSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  const second = (await (await client.refresh(first.refresh_token)).json()) as IssuedTokens;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await client.refresh(second.refresh_token)).status).toBe(200);
});

it('redeems an authorization code once when two processes receive it at the same time', async () => {
  const client = createSignInClient(server.origin);
  const page = await client.browser.submit(await client.authorize(), { account: ada.account, password });
  const spent = await Promise.allSettled(Array.from({ length: 6 }, () => client.redeem(page)));
  expect(spent.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
});

it('accepts a used refresh token again for a short time, in case the response was lost', async () => {
  const client = createSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  await client.refresh(first.refresh_token);
  expect((await client.refresh(first.refresh_token)).status).toBe(200);
});

it('revokes the grant when a refresh token is reused much later, because it was stolen', async () => {
  const client = createSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  const second = (await (await client.refresh(first.refresh_token)).json()) as IssuedTokens;
  await backdateUsedTokens();
  expect((await client.refresh(first.refresh_token)).status).toBe(400);
  expect((await client.refresh(second.refresh_token)).status).toBe(400);
});

it('ends the session and the refresh token after a confirmed sign-out', async () => {
  const client = createSignInClient(server.origin);
  const tokens = await client.signIn(ada.account, password);
  const page = await client.signOut(tokens.id_token);
  expect(page.url).toBe(`${server.origin}/`);
  expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
  const after = await client.authorize({ prompt: 'none' });
  expect(new URL(after.url).searchParams.get('error')).toBe('login_required');
});

it('keeps the tokens of an account whose session another account replaced, until it signs out', async () => {
  const client = createSignInClient(server.origin);
  const first = await client.signIn(ada.account, password);
  const chooser = await client.authorize({ prompt: 'select_account' });
  const between = await client.browser.submit(chooser, { account: ben.account, password });
  const second = await client.redeem(await client.browser.submit(between, {}));
  const renewed = (await (await client.refresh(first.refresh_token)).json()) as IssuedTokens;
  await client.signOut(second.id_token);
  expect((await client.refresh(second.refresh_token)).status).toBe(400);
  expect((await client.refresh(renewed.refresh_token)).status).toBe(200);
});

it('redirects a person who is already signed out to the app, without an inline script', async () => {
  const client = createSignInClient(server.origin);
  const tokens = await client.signIn(ada.account, password);
  await client.signOut(tokens.id_token);
  const page = await client.signOut(tokens.id_token);
  expect(page.url).toBe(`${server.origin}/`);
});

it('stays signed in when the sign-out is not confirmed', async () => {
  const client = createSignInClient(server.origin);
  const tokens = await client.signIn(ada.account, password);
  const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${server.origin}/` });
  const page = await client.browser.open(`${server.origin}/identity/session/end?${query}`);
  expect(page.text).toContain('Stay signed in');
  expect(new URL((await client.authorize({ prompt: 'none' })).url).searchParams.has('code')).toBe(true);
});

it('refuses access tokens that are expired, from another issuer or modified', async () => {
  let now = new Date();
  const brief = await startIdentity(db.database, { accessTokenSeconds: 60, now: () => now });
  try {
    const { access_token: token, expires_in } = await createSignInClient(brief.origin).signIn(ada.account, password);
    expect(expires_in).toBe(60);
    expect(await brief.identity.verifyAccessToken(token)).toBeDefined();
    expect(await server.identity.verifyAccessToken(token)).toBeUndefined();
    expect(await brief.identity.verifyAccessToken(`${token.slice(0, -4)}AAAA`)).toBeUndefined();
    expect(await brief.identity.verifyAccessToken('nonsense')).toBeUndefined();
    now = new Date(Date.now() + 62_000);
    expect(await brief.identity.verifyAccessToken(token)).toBeUndefined();
  } finally {
    await brief.close();
  }
});

it('refuses tokens of the product API (share links, teams, organizations, programs) for Graph', async () => {
  const now = () => new Date();
  const tokens = createTokens(await loadSigningKeys(db.database), now);
  const ours = { teamId: randomUUID(), tenantId: randomUUID(), userId: ada.id };
  const session = { sessionId: randomUUID(), shareId: randomUUID(), teamId: ours.teamId, formId: 'form-1', since: 0 };
  const signed = await Promise.all([
    tokens.signShareToken(session),
    tokens.signTeamToken({ ...ours, isTeamOwner: true }),
    tokens.signTenantToken(ours),
  ]);
  for (const bearer of [...signed, 'tfk_0123456789abcdef0123456789abcdef'])
    expect(await server.identity.verifyAccessToken(bearer)).toBeUndefined();
});

/** Changes all used tokens so that they were used an hour ago. */
async function backdateUsedTokens(): Promise<void> {
  await sql`
    update workspace.identity_records
    set payload = payload || jsonb_build_object('consumed', (payload->>'consumed')::bigint - 3600)
    where payload ? 'consumed'
  `.execute(db.database);
}

const connectedAccountScopes = ['User.Read', 'Mail.Send'];
const offlineApp = {
  clientId: 'tideform-server',
  clientSecret: 'only the server knows',
  address: '',
  scopes: connectedAccountScopes,
};

/** Starts a server with a confidential client for connected accounts, and returns its token requests. */
async function startOfflineServer() {
  const started = await startIdentity(db.database, { offlineApp });
  const { origin } = started;
  const redirectUri = `${origin}/auth-code-start.html`;
  const verifier = 'v'.repeat(43);
  const address = (more: Readonly<Record<string, string>> = {}) =>
    `${origin}/identity/auth?${new URLSearchParams({
      client_id: offlineApp.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: ['openid', 'profile', 'offline_access', ...connectedAccountScopes].join(' '),
      state: 'state-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      ...more,
    })}`;
  const token = (fields: Record<string, string>, clientSecret: string | undefined = offlineApp.clientSecret) =>
    fetch(`${origin}/identity/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: offlineApp.clientId,
        ...(clientSecret && { client_secret: clientSecret }),
        ...fields,
      }),
    });
  const redeem = (code: string, more: Record<string, string> = {}, secret?: string) =>
    token(
      { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier, ...more },
      secret,
    );
  const refresh = (refreshToken: string, secret?: string) =>
    token({ grant_type: 'refresh_token', refresh_token: refreshToken }, secret);
  return { ...started, address, redeem, refresh };
}

it('keeps a connected account after the person signs out, with an unchanged refresh token', async () => {
  const offline = await startOfflineServer();
  try {
    const client = createSignInClient(offline.origin);
    const app = await client.signIn(ada.account, password);
    const page = await client.browser.submit(await client.browser.open(offline.address()), {
      account: ada.account,
      password,
    });
    const code = new URL(page.url).searchParams.get('code') ?? '';
    const tokens = (await (await offline.redeem(code)).json()) as IssuedTokens;
    const verified = await offline.identity.verifyAccessToken(tokens.access_token);
    expect(verified).toMatchObject({ userId: ada.id, scopes: connectedAccountScopes });
    await client.signOut(app.id_token);
    expect((await client.refresh(app.refresh_token)).status).toBe(400);
    await backdateUsedTokens();
    for (let times = 0; times < 3; times++) {
      const renewed = (await (await offline.refresh(tokens.refresh_token)).json()) as IssuedTokens;
      expect(await offline.identity.verifyAccessToken(renewed.access_token)).toMatchObject({ userId: ada.id });
    }
  } finally {
    await offline.close();
  }
});

it('refuses the scopes of connected accounts to the app in the browser', async () => {
  const offline = await startOfflineServer();
  try {
    const scope = 'openid profile User.Read Mail.Send';
    const tokens = await createSignInClient(offline.origin).signIn(ada.account, password, { scope });
    expect(decodeJwt(tokens.access_token).scp).toBe('User.Read');
  } finally {
    await offline.close();
  }
});

it('refuses a connected account without the secret, the code verifier or the redirect URI', async () => {
  const offline = await startOfflineServer();
  try {
    const { browser } = createSignInClient(offline.origin);
    const connect = async () => {
      const page = await browser.submit(await browser.open(offline.address()), { account: ada.account, password });
      return new URL(page.url).searchParams.get('code') ?? '';
    };
    expect((await offline.redeem(await connect(), {}, 'guessed')).status).toBe(401);
    expect((await offline.redeem(await connect(), { code_verifier: 'w'.repeat(43) })).status).toBe(400);
    const tokens = (await (await offline.redeem(await connect())).json()) as IssuedTokens;
    expect((await offline.refresh(tokens.refresh_token, 'guessed')).status).toBe(401);
    const wrongRedirect = await browser.open(offline.address({ redirect_uri: 'https://elsewhere.example/' }));
    expect([wrongRedirect.status, wrongRedirect.url.startsWith(offline.origin)]).toEqual([400, true]);
    const without = await browser.open(offline.address({ code_challenge: '', code_challenge_method: '' }));
    expect(new URL(without.url).searchParams.get('error')).toBe('invalid_request');
  } finally {
    await offline.close();
  }
});
