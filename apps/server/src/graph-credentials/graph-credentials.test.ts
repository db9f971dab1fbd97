import { createHash, randomUUID } from 'node:crypto';
import {
  type ApiClient,
  getAuthCodeUrl,
  getGraphCredential,
  getOwnGraphCredential,
  redeemAuthCode,
} from '@tideform/contract';
import { GraphOutage } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ServerContext } from '../context.ts';
import type { GrantedTokens, SignInServer } from '../external-services/sign-in-server.ts';
import { createSecrets } from '../secrets/secrets.ts';
import type { FakePerson } from '../testing/fake-graph.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { CredentialExpired, getAccessToken } from './create-graph-of-credential.ts';

const tenantId = randomUUID();
const createPerson = (): FakePerson => ({ userId: randomUUID(), tenantId, joinedTeams: [], ownedGroups: [] });

/** Simulated sign-in server. Requests for tokens return or throw the value of `next`. */
const signIn = {
  addressed: [] as Parameters<SignInServer['createSignInUrl']>[0][],
  redeemed: [] as { code: string; verifier: string }[],
  refreshed: [] as { refreshToken: string; claims: string | undefined }[],
  next: 'refused' as GrantedTokens | 'refused' | Error,
};
async function getGrantedTokens(): Promise<GrantedTokens | 'refused'> {
  if (signIn.next instanceof Error) throw signIn.next;
  return signIn.next;
}
const signInServer: SignInServer = {
  createSignInUrl(ask) {
    signIn.addressed.push(ask);
    return `https://login.test/authorize?state=${ask.state}`;
  },
  redeem(code, verifier) {
    signIn.redeemed.push({ code, verifier });
    return getGrantedTokens();
  },
  async refresh(refreshToken, claims) {
    signIn.refreshed.push({ refreshToken, claims });
    await new Promise((done) => setImmediate(done));
    return getGrantedTokens();
  },
};

let test: TestApp;
let context: ServerContext;
beforeAll(async () => {
  test = await startTestApp({}, { signInServer });
  context = { ...test.context, wait: () => new Promise((done) => setImmediate(done)) };
});
afterAll(() => test.close());
beforeEach(() => {
  signIn.refreshed = [];
  signIn.next = 'refused';
});

const apiOf = async ({ userId }: FakePerson) =>
  test.clientWith(await test.tokens.signTenantToken({ userId, tenantId }));

/** Starts the authorization of a user's connected account. @returns the account's ID and the state parameter */
async function beginAuthorization(who: FakePerson): Promise<{ api: ApiClient; id: string; state: string }> {
  const api = await apiOf(who);
  const own = await api.call(getOwnGraphCredential, {});
  if (!own.ok) throw new Error(own.refusal);
  const { id } = own.value;
  await api.call(getAuthCodeUrl, { params: { id } });
  return { api, id, state: signIn.addressed.at(-1)!.state };
}

const redeem = (api: ApiClient, id: string, state: string, code = 'code-1') =>
  api.call(redeemAuthCode, { params: { id, code }, body: { state } });

async function createAuthorizedCredential(who: FakePerson) {
  const authorization = await beginAuthorization(who);
  signIn.next = { accessToken: test.graph.tokenOf(who), lifeSeconds: 3600, refreshToken: 'refresh-1' };
  expect(await redeem(authorization.api, authorization.id, authorization.state)).toMatchObject({ ok: true });
  return authorization;
}

it('creates one connected account per user, without authorization and invisible to others', async () => {
  const [ada, ben] = [createPerson(), createPerson()];
  const api = await apiOf(ada);
  const answers = await Promise.all([1, 2, 3].map(() => api.call(getOwnGraphCredential, {})));
  const [first] = answers;
  expect(first).toMatchObject({ ok: true, value: { authRequired: true, authorization: 'missing' } });
  expect(answers).toEqual([first, first, first]);
  const id = first!.ok ? first!.value.id : '';
  expect(await api.call(getGraphCredential, { params: { id } })).toEqual(first);
  const bens = await apiOf(ben);
  for (const asking of [
    bens.call(getGraphCredential, { params: { id } }),
    bens.call(getAuthCodeUrl, { params: { id } }),
    redeem(bens, id, 'state'),
  ]) {
    expect(await asking).toMatchObject({ refusal: 'not-found' });
  }
});

it('redeems an authorization code with its PKCE verifier, and returns the connected account', async () => {
  const ada = createPerson();
  const { api, id } = await createAuthorizedCredential(ada);
  const { verifier } = signIn.redeemed.at(-1)!;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  expect(signIn.addressed.at(-1)).toMatchObject({ challenge });
  const value = {
    id,
    authRequired: false,
    authorization: 'valid',
    purposes: ['files'],
    account: { name: 'Ada Tester', username: 'ada@north.example' },
  };
  expect(await api.call(getGraphCredential, { params: { id } })).toEqual({ ok: true, value });
});

it('requests the scopes of new and earlier purposes, and derives the purposes from the granted scopes', async () => {
  const ada = createPerson();
  const { api, id } = await createAuthorizedCredential(ada);
  const tokens = { accessToken: test.graph.tokenOf(ada), lifeSeconds: 3600, refreshToken: 'refresh-1' };
  const files = ['User.Read', 'Sites.Manage.All'];
  expect(signIn.addressed.at(-1)!.scopes).toEqual(files);
  const ask = async (granted: Partial<GrantedTokens>) => {
    await api.call(getAuthCodeUrl, { params: { id }, query: { purpose: 'mail' } });
    const { state, scopes } = signIn.addressed.at(-1)!;
    expect(scopes).toEqual([...files, 'Mail.Send', 'Mail.Send.Shared']);
    signIn.next = { ...tokens, ...granted };
    const answer = await redeem(api, id, state);
    return answer.ok && answer.value.purposes;
  };
  expect(await ask({ scopes: ['openid', ...files, 'Mail.Send'] })).toEqual(['files']);
  expect(await ask({})).toEqual(['files', 'mail']);
  const inFull = ['user.read', 'Mail.Send', 'Mail.Send.Shared'].map((scope) => `https://graph.microsoft.com/${scope}`);
  expect(await ask({ scopes: ['profile', ...inFull] })).toEqual(['mail']);
});

it('accepts authorization codes with more than a thousand characters, like those of Entra', async () => {
  const ada = createPerson();
  const { api, id, state } = await beginAuthorization(ada);
  signIn.next = { accessToken: test.graph.tokenOf(ada), lifeSeconds: 3600, refreshToken: 'refresh-1' };
  const code = `1.${'Ab_-/+='.repeat(250)}`;
  expect(await redeem(api, id, state, code)).toMatchObject({ ok: true });
  expect(signIn.redeemed.at(-1)!.code).toBe(code);
});

it('accepts a state parameter once, within ten minutes, and only for its own connected account', async () => {
  const ada = createPerson();
  const { api, id, state } = await beginAuthorization(ada);
  const tokens = { accessToken: test.graph.tokenOf(ada), lifeSeconds: 3600, refreshToken: 'refresh-1' };
  const others = await beginAuthorization(createPerson());
  signIn.next = tokens;
  const failed = { refusal: 'authorization-failed' };
  expect(await redeem(api, id, 'made up')).toMatchObject(failed);
  expect(await redeem(api, id, others.state)).toMatchObject(failed);
  const both = await Promise.all([redeem(api, id, state), redeem(api, id, state)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const late = await beginAuthorization(ada);
  const before = test.now;
  test.now = new Date(before.getTime() + 10 * 60_000 + 1);
  const api2 = await apiOf(ada);
  expect(await redeem(api2, late.id, late.state)).toMatchObject(failed);
  test.now = before;
});

it('refuses another user’s account, a rejected authorization code, and a response without a refresh token', async () => {
  const ada = createPerson();
  const tries = [
    [{ accessToken: test.graph.tokenOf(createPerson()), lifeSeconds: 3600, refreshToken: 'r' }, 'wrong-account'],
    ['refused', 'authorization-failed'],
    [{ accessToken: test.graph.tokenOf(ada), lifeSeconds: 3600 }, 'authorization-failed'],
  ] as const;
  for (const [next, refusal] of tries) {
    const { api, id, state } = await beginAuthorization(ada);
    signIn.next = next;
    expect(await redeem(api, id, state)).toMatchObject({ refusal });
    expect(await api.call(getGraphCredential, { params: { id } })).toMatchObject({
      value: { authorization: 'missing' },
    });
  }
});

it('reuses an access token until a minute before its expiry, and then refreshes it once for concurrent callers', async () => {
  const { id } = await createAuthorizedCredential(createPerson());
  const first = await getAccessToken(context, id);
  expect(await getAccessToken(context, id)).toBe(first);
  expect(signIn.refreshed).toEqual([]);
  await sql`update graph_credentials set access_ends_at = ${new Date(test.now.getTime() + 59_000)} where id = ${id}`.execute(
    test.db.database,
  );
  signIn.next = { accessToken: 'access-2', lifeSeconds: 3600, refreshToken: 'refresh-2' };
  const tokens = await Promise.all(Array.from({ length: 12 }, () => getAccessToken(context, id)));
  expect(new Set(tokens)).toEqual(new Set(['access-2']));
  expect(signIn.refreshed).toEqual([{ refreshToken: 'refresh-1', claims: undefined }]);
  signIn.next = { accessToken: 'access-3', lifeSeconds: 3600 };
  expect(await getAccessToken(context, id, { rejectedToken: 'access-2', claims: '{}' })).toBe('access-3');
  expect(await getAccessToken(context, id, { rejectedToken: 'access-2' })).toBe('access-3');
  expect(signIn.refreshed.slice(1)).toEqual([{ refreshToken: 'refresh-2', claims: '{}' }]);
});

it('takes over a token refresh from a process that ended', async () => {
  const { id } = await createAuthorizedCredential(createPerson());
  await sql`
    update graph_credentials set access_ends_at = ${test.now},
      renewing_by = ${randomUUID()}, renewing_until = now() - interval '1 second'
    where id = ${id}
  `.execute(test.db.database);
  signIn.next = { accessToken: 'access-2', lifeSeconds: 3600 };
  expect(await getAccessToken(context, id)).toBe('access-2');
});

it('marks an account as expired if the sign-in rejects its token, but not during an outage', async () => {
  const ada = createPerson();
  const { api, id } = await createAuthorizedCredential(ada);
  const state = async () => {
    const answer = await api.call(getGraphCredential, { params: { id } });
    return answer.ok && answer.value.authorization;
  };
  const end = sql`update graph_credentials set access_ends_at = ${test.now} where id = ${id}`;
  await end.execute(test.db.database);
  signIn.next = new GraphOutage('network', 'POST token');
  await expect(getAccessToken(context, id)).rejects.toThrow(GraphOutage);
  expect(await state()).toBe('valid');
  signIn.next = 'refused';
  await expect(getAccessToken(context, id)).rejects.toThrow(CredentialExpired);
  expect(await state()).toBe('expired');
  await expect(getAccessToken(context, id)).rejects.toThrow(CredentialExpired);
  expect(signIn.refreshed).toHaveLength(2);
  await createAuthorizedCredential(ada);
  expect(await state()).toBe('valid');
});

it('does not mark an account as expired if a process can’t decrypt its tokens', async () => {
  const { api, id } = await createAuthorizedCredential(createPerson());
  const stranger = { ...context, secrets: createSecrets(new Uint8Array(32).fill(9)) };
  await expect(getAccessToken(stranger, id)).rejects.toThrow(CredentialExpired);
  expect(await api.call(getGraphCredential, { params: { id } })).toMatchObject({ value: { authorization: 'valid' } });
  expect(await getAccessToken(context, id)).toBeTypeOf('string');
});

it('stores only encrypted tokens in the database', async () => {
  const { id } = await createAuthorizedCredential(createPerson());
  const { rows } = await sql<{ text: string }>`
    select (graph_credentials.*)::text as text from graph_credentials where id = ${id}
  `.execute(test.db.database);
  expect(rows[0]!.text).not.toContain('refresh-1');
  expect(rows[0]!.text).not.toContain(await getAccessToken(context, id));
});

it('reports that no client secret is configured', async () => {
  const bare = await startTestApp();
  try {
    const api = bare.clientWith(await bare.tokens.signTenantToken({ userId: randomUUID(), tenantId }));
    const own = await api.call(getOwnGraphCredential, {});
    const id = own.ok ? own.value.id : '';
    const expected = { refusal: 'not-configured', detail: expect.stringMatching(/^Configuration is not complete/) };
    expect(await api.call(getAuthCodeUrl, { params: { id } })).toMatchObject(expected);
  } finally {
    await bare.close();
  }
});
